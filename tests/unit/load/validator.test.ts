import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { check } from '../../../src/commands/check.ts';
import { broken } from './fixture.ts';

vi.mock('#schema/client.ts', async (original) => ({ ...(await original<object>()), client: z.any() }));

test('a validator that accepts everything is not trusted', () => {
  expect(() => check(join(broken, 'valid'))).toThrow('the schemas accept invalid records');
});
