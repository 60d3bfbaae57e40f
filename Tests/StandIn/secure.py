#!/usr/bin/env python3
"""The stand-in for superhero-api behind TLS, with a self-signed certificate.

    python3 Tests/StandIn/secure.py FOLDER [--port N] [--fault FAULT]

It makes `certificate.pem` and its key in FOLDER, which it needs the `openssl` command for, prints
its https address, and serves until stdin closes. Faults are set when it starts: the control
address is behind TLS too.
"""

import os
import ssl
import subprocess
import sys

import server
from superheroes import Superheroes


def certify(folder):
    """A certificate for 127.0.0.1 and its key, valid for a day."""
    files = [os.path.join(folder, name) for name in ("certificate.pem", "key.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1",
         "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
         "-out", files[0], "-keyout", files[1]],
        check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    return files


class SecureStandIn(server.StandIn):
    """A stand-in with TLS; the handshake runs on the connection's own thread."""

    folder = None

    def server_bind(self):
        super().server_bind()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certify(self.folder))
        self.socket = context.wrap_socket(
            self.socket, server_side=True, do_handshake_on_connect=False)

    def handle_error(self, request, client_address):
        # A client that doesn't trust the certificate leaves during the handshake.
        if not isinstance(sys.exc_info()[1], ssl.SSLError):
            super().handle_error(request, client_address)

    @property
    def url(self):
        return self._url

    @url.setter
    def url(self, url):
        self._url = url.replace("http://", "https://", 1)


if __name__ == "__main__":
    parser = server.arguments(__doc__)
    parser.add_argument("folder", metavar="FOLDER")
    options = parser.parse_args()
    SecureStandIn.folder = options.folder
    server.StandIn = SecureStandIn
    server.run(parser, options, Superheroes())
