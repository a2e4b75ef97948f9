"""Prints what pip's package index answers for a package, in its JSON form, asked as pip itself is set up to ask."""

import sys

from pip._internal.commands import create_command
from pip._vendor.packaging.utils import canonicalize_name

command = create_command("install")
options, _ = command.parse_args(["--disable-pip-version-check"])
if options.no_index:
    sys.exit("pip is set up to use no index")
with command.main_context():
    session = command.get_default_session(options)
    address = f"{options.index_url.rstrip('/')}/{canonicalize_name(sys.argv[1])}/"
    headers = {"Accept": "application/vnd.pypi.simple.v1+json", "Cache-Control": "max-age=0"}
    answer = session.get(address, headers=headers)
    if answer.status_code != 200:
        sys.exit(f"pip's package index answers for {sys.argv[1]}: {answer.status_code} {answer.reason}")
    sys.stdout.buffer.write(answer.content)
