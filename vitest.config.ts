import { defineConfig } from 'vitest/config';

/** Every test runs under a time zone that no demo city has, so that code reading the machine's zone fails. */
process.env.TZ = 'Pacific/Kiritimati';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          typecheck: { enabled: false },
        },
      },
      {
        test: {
          name: 'server',
          include: ['src-server/**/*.test.{ts,tsx}'],
          globalSetup: 'src-server/testing/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // As in playwright.config.ts: the summary names what needed a second try.
          retry: 1,
        },
      },
    ],
    maxWorkers: 2,
  },
});
