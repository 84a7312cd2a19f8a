import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The data interface logs every refusal, and the tests provoke hundreds.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,supabase}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'end-to-end',
          include: ['tests/end-to-end/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
