import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Instant } from '@js-joda/core';
import { pino } from 'pino';
import { createClient } from '../../client/create-client.ts';
import { WEBHOOK_PATH } from '#server/platform/payments/open-cards.ts';
import { startPaymentSandbox } from '#server/platform/payments/sandbox/start-payment-sandbox.ts';
import { createDatabase, dropDatabase, runStatement } from '#server/platform/postgres/databases.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { learnZoneRules } from '#server/platform/zones/zone-rules.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';
import { processWebhookSecret, type ProductProcess, startProduct } from '#server/testing/product-process.ts';
import { startMailServer, startPartnerServer } from './outside.ts';
import type { Told } from './server.ts';

/** Its things by kind and id. */
type ProviderState = Record<string, Record<string, object>>;

const silent = pino({ level: 'silent' });

/** One database, what stands outside of the house, and one process of the product that dies and is started again. */
export async function openStage(serverUrl: string) {
  learnZoneRules();
  const name = `drill_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createDatabase(serverUrl, name, TEMPLATE);
  const dataDir = mkdtempSync(join(tmpdir(), 'cloakroom-drill-'));
  const statePath = join(dataDir, 'provider.json');
  const port = await lastingPort();
  const db = await openProductDatabase({ DATABASE_POOL: 4 }, databaseUrl);
  let shiftMs = 0;
  let running: ProductProcess | null = null;
  let dieWhenTaken: string | null = null;
  const clock = { now: () => Instant.now().plusMillis(shiftMs) };
  // Who takes something outside may see its sender die before it says so.
  const onTaken = (point: string) => async () => {
    if (dieWhenTaken !== point || running === null) return;
    running.kill();
    await running.ended;
  };
  const post = await startMailServer(onTaken('mail taken'));
  const partners = await startPartnerServer(onTaken('webhook taken'));
  const sandbox = await startPaymentSandbox({
    statePath,
    webhookUrl: () => `http://127.0.0.1:${port}${WEBHOOK_PATH}`,
    webhookSecret: processWebhookSecret,
    clock,
    log: silent,
    production: false,
    allowed: false,
  });
  let isAlive = false;
  const start = async () => {
    const started = await startProduct({
      entry: join(import.meta.dirname, 'server.ts'),
      databaseUrl,
      dataDir,
      cardsUrl: sandbox.url,
      port,
      env: {
        DRILL_SHIFT_MS: String(shiftMs),
        SMTP_URL: post.url,
        NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      },
    });
    running = started;
    isAlive = true;
    void started.ended.then(() => (isAlive = running !== started && isAlive));
  };
  const process = (): ProductProcess => running ?? raise('No process is running.');
  const tell = (told: Told) => process().tell(told);
  const base = `http://127.0.0.1:${port}`;
  await start();
  /** Jobs that are due; what waits for another day does not count. */
  const open = async (): Promise<readonly string[]> => {
    const rows = await db.query<{ name: string }>(
      `select name from pgboss.job where name not like '\\_\\_pgboss%' and state in ('created', 'retry', 'active')
         and start_after < pgboss.job_now() + interval '20 seconds'`,
    );
    return rows.map((row) => row.name);
  };
  return {
    db,
    base,
    clock,
    sandbox,
    partners,
    letters: post.letters,
    process,
    /** Until nothing is left to do, and the provider has told everything. @throws Error with what is left after a minute. */
    quiet: async () => {
      let left: readonly string[] = [];
      let calm = 0;
      for (let step = 0; step < 600; step += 1) {
        await sandbox.settled();
        left = await open();
        calm = left.length === 0 ? calm + 1 : 0;
        if (calm === 2) return;
        await wait(100);
      }
      throw new Error(`Never done: ${left.join(', ')}\n${process().log().slice(-2_000)}`);
    },
    /** Has a job done as its schedule would, or by another's payload. */
    job: async (job: string, payload: object = {}) => {
      const answer = await tell({ job, payload });
      if ('failed' in answer) throw new Error(String(answer.failed));
    },
    dieAt: async (point: string) => {
      dieWhenTaken = point;
      await tell({ dieAt: point });
    },
    isAlive: () => isAlive,
    /** When its claims have run out, and its question to the provider may still be asked, in a process that is new. */
    startAgain: async (afterMs = 13_000) => {
      dieWhenTaken = null;
      process().kill();
      await process().ended;
      shiftMs += afterMs;
      for (const [clockName, now] of [
        ['product_now', 'clock_timestamp()'],
        ['pgboss.job_now', 'pg_catalog.now()'],
      ])
        await runStatement(
          databaseUrl,
          `create or replace function ${clockName}() returns timestamptz language sql stable parallel safe as $$
             select ${now} + interval '${shiftMs} milliseconds' $$`,
        );
      await start();
    },
    /** What the provider has, as it keeps it. */
    provider: () => JSON.parse(existsSync(statePath) ? readFileSync(statePath, 'utf8') : '{}') as ProviderState,
    /** The typed procedures over HTTP as a person who is signed in, and has given the second factor where they have one. */
    as: async (userId: string) => {
      const sessions = createSessions(db, clock);
      const { secret } = await sessions.start(userId);
      await sessions.passSecondFactor(secret);
      return createClient({
        url: base,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          headers.set('cookie', `cloakroom_session=${secret}`);
          return fetch(input, { ...init, headers });
        },
      });
    },
    headersOf: async (userId: string): Promise<Record<string, string>> => {
      const { secret, client } = await createSessions(db, clock).start(userId);
      const [row] = await db.query<{ email: string }>('select email from users where id = $1', [userId]);
      return { 'access-token': secret, client, uid: row?.email ?? '' };
    },
    close: async () => {
      await running?.stop();
      await Promise.all([sandbox.stop(), post.stop(), partners.stop()]);
      await db.close();
      await dropDatabase(serverUrl, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A port that stays free while the process that listens there is dead: below those that systems give to connections.
 */
async function lastingPort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  return (await isFree(port)) ? port : lastingPort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

function raise(sentence: string): never {
  throw new Error(sentence);
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
