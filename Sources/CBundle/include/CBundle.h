// The bundled catalogues, inside the binary.
