import { type ChildProcess, fork } from 'node:child_process';
import { freePort } from '#server/platform/postgres/free-port.ts';

const WEBHOOK_SECRET = 'whsec_of_the_processes';

export interface ProductProcess {
  readonly base: string;
  /** Resolves when the process has ended, with the signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** What it wrote on its way: its log. */
  log(): string;
  /** Tells it something; resolves with what it says. */
  tell(what: object): Promise<object>;
  /** By SIGKILL. */
  kill(): void;
  stop(): Promise<void>;
}

interface ProcessOptions {
  /** File that serves the product. */
  readonly entry: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where the payment sandbox listens, apart from the process so that it outlives it. */
  readonly cardsUrl: string;
  /** Any free one where it is left out. */
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** The signing key of the sandbox's events, for tests that start one next to processes. */
export const processWebhookSecret = WEBHOOK_SECRET;

/** @throws Error with its log when it ended before it served. */
async function addressOf(child: ChildProcess, ended: ProductProcess['ended'], log: () => string): Promise<string> {
  const address = new Promise<string>((resolve) => {
    child.once('message', (message) => resolve((message as { readonly address: string }).address));
  });
  const base = await Promise.race([address, ended.then(() => null)]);
  if (base === null) throw new Error(`The process ended before it served.\n${log()}`);
  return base;
}

/** Starts the product as a process of its own, on a database and with a payment sandbox that are there. */
export async function startProduct(options: ProcessOptions): Promise<ProductProcess> {
  const port = options.port ?? (await freePort());
  const child = fork(options.entry, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      NODE_ENV: 'test',
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      APP_SECRET: 'a secret of processes that are tried, long enough',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: options.cardsUrl,
      ...options.env,
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (written += part.toString()));
  const log = () => written;
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_, signal) => resolve(signal));
  });
  return {
    base: await addressOf(child, ended, log),
    ended,
    log,
    tell: (what) =>
      new Promise((resolve) => {
        child.once('message', (answer) => resolve(answer as object));
        child.send(what);
      }),
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
