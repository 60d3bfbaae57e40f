#include "CBundle.h"
