import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface BenchServer {
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const hasOwnLimit = process.env.NODE_OPTIONS?.includes('--max-old-space-size') === true;

/** Starts the server as a process of its own, so that its CPU time is measured apart from the client's. */
export async function startServer(databaseUrl: string, dataDir: string): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    // As `npm start` runs it.
    execArgv: hasOwnLimit ? [] : ['--max-old-space-size=512', '--max-semi-space-size=4'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  const ready = new Promise<string>((resolve) => {
    child.once('message', (message) => resolve((message as { address: string }).address));
  });
  const base = await Promise.race([ready, exited]);
  exited.catch(() => undefined);
  return {
    base,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
