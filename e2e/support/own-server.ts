import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface OwnServer {
  readonly base: string;
  /** Starts it, again with the same data; resolves when it is healthy. */
  start(): Promise<void>;
  /** As a machine that loses its power. */
  kill(): void;
  /** Its data are gone then. */
  stop(): Promise<void>;
}

const inRunTime = ['--disable-warning=ExperimentalWarning', '--import', './e2e/support/in-run-time.ts'];

/** The built product as a process of the test's own, next to the one that the other journeys share. */
export function ownServer(port: number, settings: Readonly<Record<string, string>> = {}): OwnServer {
  const base = `http://127.0.0.1:${port}`;
  let dataDir: string | null = null;
  let server: ChildProcess | null = null;
  return {
    base,
    start: async () => {
      dataDir ??= mkdtempSync(join(tmpdir(), 'cloakroom-own-'));
      server = spawn('node', [...inRunTime, 'e2e/support/serve.ts'], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          RATE_LIMITS: 'off',
          SITE_URL: base,
          ...settings,
        },
      });
      await expect(async () => expect((await fetch(`${base}/healthz`)).status).toBe(200)).toPass({ timeout: 120_000 });
    },
    kill: () => void server?.kill('SIGKILL'),
    stop: async () => {
      if (server !== null && server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server?.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      if (dataDir !== null) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
