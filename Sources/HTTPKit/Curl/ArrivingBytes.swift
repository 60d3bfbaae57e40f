/// How many bytes of bodies are arriving, of all transfers of a loop together.
final class ArrivingBytes {
  var count = 0
}
