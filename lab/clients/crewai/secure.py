"""Passes connections to an https address on to an http one, behind a certificate made for the run."""

import asyncio
import datetime
import os
import ssl
import tempfile
import threading
from urllib.parse import urlsplit

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


def certificate(folder):
    """Files of a certificate for localhost and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    form = serialization.Encoding.PEM
    secret = key.private_bytes(form, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    files = [os.path.join(folder, "certificate.pem"), os.path.join(folder, "key.pem")]
    for file, data in zip(files, [built.public_bytes(form), secret]):
        with open(file, "wb") as target:
            target.write(data)
    return files


async def pipe(reader, writer):
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


def https_address(url):
    """An https address for an http one; programs of this process trust its certificate."""
    files = certificate(tempfile.mkdtemp())
    os.environ["SSL_CERT_FILE"] = files[0]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    target = urlsplit(url)
    started = threading.Event()
    port = []

    async def passed_on(reader, writer):
        inner = await asyncio.open_connection(target.hostname, target.port)
        await asyncio.gather(pipe(reader, inner[1]), pipe(inner[0], writer), return_exceptions=True)

    async def serve():
        server = await asyncio.start_server(passed_on, "127.0.0.1", 0, ssl=context)
        port.append(server.sockets[0].getsockname()[1])
        started.set()
        await server.serve_forever()

    threading.Thread(target=lambda: asyncio.run(serve()), daemon=True).start()
    started.wait()
    return f"https://localhost:{port[0]}{target.path}"
