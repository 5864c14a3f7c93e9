import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface DemoServer {
  readonly base: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** A port that no client is given by the system, and so none of the database takes while the server starts. */
const somePort = (): number => 20_000 + Math.floor(Math.random() * 10_000);

/** The built product with its demo data, in a process and a database of its own. */
export async function startDemoServer(dataDir: string): Promise<DemoServer> {
  const port = somePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--max-old-space-size=512', 'src-server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: base,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (said: Buffer) => said.includes(' is ready at ') && resolve());
  });
  await Promise.race([ready, exited]);
  exited.catch(() => undefined);
  return {
    base,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
