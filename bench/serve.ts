import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Served {
  readonly base: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/** One process of the built product, without limits of requests. */
export async function serve(port: number, env: NodeJS.ProcessEnv): Promise<Served> {
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-old-space-size=512', '--max-semi-space-size=4', 'src-server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: base,
      RATE_LIMITS: 'off',
      ...env,
    },
  });
  child.stdout.on('data', (said: Buffer) => process.stderr.write(said));
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  exited.catch(() => undefined);
  const isReady = async (): Promise<void> => {
    const answer = await fetch(`${base}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await isReady();
  };
  await Promise.race([isReady(), exited]);
  return {
    base,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
