import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/lab/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/unit/seed.ts'],
    testTimeout: 20_000,
  },
});
