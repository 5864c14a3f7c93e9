import { defineConfig } from 'vitest/config';

/** Every test runs under a time zone that no demo city has, so that code reading the machine's zone fails. */
process.env.TZ = 'Pacific/Kiritimati';

/**
 * Files of a worker share their modules: loading them anew for each took almost half of the whole. What a file changes
 * outside of itself (a global, a prototype, a module) it puts back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          testTimeout: 120_000,
          include: [
            '*.test.ts',
            'shared/**/*.test.ts',
            'widget/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
          ],
          typecheck: { enabled: false },
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['src-server/**/*.test.{ts,tsx}', 'client/**/*.test.ts'],
          globalSetup: 'src-server/testing/global-setup.ts',
          // Bounds for what hangs, not for what is slow: a machine with other work takes many times as long.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
});
