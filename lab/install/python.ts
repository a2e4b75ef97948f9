import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Minor versions of Python 3 that the clients run on, the one that their observations were made with first. */
const MINORS = [13, 12, 14];

const runs = (command: string): boolean =>
  spawnSync(command, ['-c', 'import ensurepip'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Interpreters that pyenv has installed, those of the first minor version first. */
function ofPyenv(): string[] {
  const folder = join(process.env['PYENV_ROOT'] ?? join(homedir(), '.pyenv'), 'versions');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return MINORS.flatMap((minor) =>
    names
      .filter((name) => name.startsWith(`3.${minor}.`))
      .map((name) => join(folder, name, 'bin', 'python3')),
  );
}

/** Command of a Python interpreter for the clients of PyPI; LAB_PYTHON names one. Throws where there is none. */
export function pythonCommand(): string {
  const wanted = process.env['LAB_PYTHON'];
  const candidates = wanted ? [wanted] : [...MINORS.map((minor) => `python3.${minor}`), ...ofPyenv()];
  const found = candidates.find(runs);
  if (found === undefined)
    throw new Error(
      `no Python with venv was found (${candidates.join(', ')}); install Python 3.${MINORS[0]} or name one in LAB_PYTHON`,
    );
  return found;
}
