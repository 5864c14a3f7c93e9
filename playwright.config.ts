import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { enterRun, runShiftMs } from './e2e/support/run-clock.ts';

const port = Number(process.env.E2E_PORT ?? 4310);
/** Those that need more of a browser than the shell has, such as a camera, name `CHROMIUM_PATH` themselves. */
const browser = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
// Journeys live in the run's time; who starts them stays in the machine's.
if (process.env.TEST_WORKER_INDEX !== undefined) enterRun();
if (process.env.E2E_DATA_DIR === undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cloakroom-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  // The server under test has ended by then.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

/**
 * Journeys in a real Chromium against the built product, on a desk and on a phone, in a time zone no listing is in, and at
 * an instant of their own.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A hiccup of a busy machine costs a second try, and the summary names the journey: it is a bug to mend.
  retries: 1,
  forbidOnly: true,
  // Bounds for what hangs: a journey takes 5 to 15 seconds, and some times that on a machine with other work.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-CA',
    timezoneId: 'Pacific/Kiritimati',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every journey a fifth; the second try of one that failed has a trace.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds: optimising their code costs a twentieth of the processor and is never paid back.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      testIgnore: /crash/,
      grepInvert: /@phone/,
      // Each journey has a new browser, where the worker fetches and keeps the page without a network, a tenth of the
      // processor: on the desk journeys about it ask for it, those on the phone have it always.
      use: { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
    },
    {
      name: 'phone',
      testIgnore: /crash|keyboard/,
      // What needs a keyboard, and what the demo data allows once, is proven on the desk.
      grepInvert: /@once|@keyboard|@desk/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Two hundred buyers want the machine for themselves.
    { name: 'crash', testMatch: /crash/, dependencies: ['desk', 'phone'] },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning --import ./e2e/support/in-run-time.ts e2e/support/serve.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: process.env.E2E_REUSE === 'on',
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      E2E_SHIFT_MS: String(runShiftMs),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      TZ: 'Pacific/Kiritimati',
      // The journey of Google starts an identity provider of its own on the next port.
      GOOGLE_CLIENT_ID: 'cloakroom.apps.example',
      GOOGLE_CLIENT_SECRET: 'a secret of two',
      GOOGLE_ISSUER: `http://localhost:${port + 1}`,
      // The journey of a review in another language starts what translates on the port after that.
      TRANSLATION_URL: `http://localhost:${port + 2}`,
    },
  },
});
