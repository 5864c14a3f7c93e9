import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Household } from './household.ts';

const root = join(import.meta.dirname, '..', '..');
const START_MS = 120_000;
/** Longer than our balancer takes to notice. */
const DRAIN_SECONDS = '3';
const METRICS_TOKEN = 'only-for-this-trial';
/** How long connections may stay busy after the last visitor, in milliseconds. */
const REST_MS = 30_000;

/** Settings of the product, by name. */
export type Settings = Readonly<Record<string, string>>;

export interface ProductProcess {
  readonly name: string;
  readonly port: number;
  readonly isRunning: () => boolean;
  /** Whether every connection to the database is given back, once no one asks any more. */
  comesToRest(): Promise<boolean>;
  /** Resolves when `/healthz` is 200. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** As an update does: SIGTERM, and waits for its end. */
  stop(): Promise<void>;
}

/** The settings of every process and every command of the trial. */
export const settingsOf = (databaseUrl: string, sandboxUrl: string, webhookSecret: string): Settings => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_SECRET: 'only-for-this-trial-of-the-cluster-00',
  DATABASE_URL: databaseUrl,
  PAYMENTS: 'stripe',
  STRIPE_API_URL: sandboxUrl,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  TRUST_PROXY: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS,
  METRICS_TOKEN,
});

interface ProcessOptions {
  readonly name: string;
  readonly port: number;
  readonly settings: Settings;
}

/** One process of the product, to be started, ended and started again. */
export function openProcess(household: Household, { name, port, settings }: ProcessOptions): ProductProcess {
  let child: ChildProcess | null = null;
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (child === null || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    name,
    port,
    isRunning,
    async start() {
      child = household.start({
        name,
        command: process.execPath,
        args: ['--max-old-space-size=512', join(root, 'src-server', 'main.ts')],
        env: { ...settings, PORT: String(port), DATA_DIR: join(household.folder, name) },
        isServer: false,
      });
      const deadline = Date.now() + START_MS;
      while (Date.now() < deadline && isRunning()) {
        const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return;
        await wait(250);
      }
      throw new Error(`${name} did not start; its log: ${household.folder}/logs/${name}.log`);
    },
    async comesToRest() {
      const deadline = Date.now() + REST_MS;
      while (Date.now() < deadline) {
        const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, {
          headers: { authorization: `Bearer ${METRICS_TOKEN}` },
        }).then(
          (answer) => answer.text(),
          () => '',
        );
        if (/^cloakroom_db_connections\{state="busy"\} 0$/m.test(metrics)) return true;
        await wait(250);
      }
      return false;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Runs one of the product's commands to its end, what it says shown. @returns its exit code */
export async function runCommand(file: string, args: readonly string[], settings: Settings): Promise<number> {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', end);
  return code ?? 1;
}
