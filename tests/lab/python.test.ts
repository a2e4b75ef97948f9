import { afterEach, describe, expect, it, vi } from 'vitest';
import { installPypi } from '../../lab/install/pypi.ts';
import { pythonCommand } from '../../lab/install/python.ts';

afterEach(() => vi.unstubAllEnvs());

describe('clients in Python', () => {
  it('take the interpreter that LAB_PYTHON names, and say so where that is none', () => {
    vi.stubEnv('LAB_PYTHON', '/no/such/python');
    expect(pythonCommand).toThrow(/no Python with venv was found \(\/no\/such\/python\); .*LAB_PYTHON/);
  });

  it('are not installed without their requirements with hashes', () => {
    const driver = { id: 'no-such-client', registry: 'pypi', packages: ['x'], exercises: [] } as const;
    expect(() => installPypi({ ...driver, packages: ['x'], exercises: [] }, undefined)).toThrow(
      /lab\/clients\/no-such-client\/requirements.txt is missing/,
    );
  });
});
