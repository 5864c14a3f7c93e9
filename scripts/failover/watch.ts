import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Look, Probe } from './reckon.ts';

const PAUSE_MS = 250;
const LOOK_MS = 1_500;
/** After this a write is given up, so that a connection that leads nowhere is made anew, in milliseconds. */
const PATIENCE_MS = 20_000;

export interface Watch {
  readonly probes: readonly Probe[];
  readonly looks: readonly Look[];
  /** What `/healthz` said last. */
  readonly lastStatus: () => string;
  stop(): Promise<void>;
}

/** Watches one process: whether by its address of the database a commit can be done, and what its `/healthz` says. */
export function startWatch(port: number, databaseUrl: string): Watch {
  const probes: Probe[] = [];
  const looks: Look[] = [];
  let status = '';
  let isOver = false;
  let client: pg.Client | null = null;

  const write = async () => {
    if (client === null) {
      const made = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: 1_000,
        query_timeout: PATIENCE_MS,
      });
      made.on('error', () => undefined);
      await made.connect();
      client = made;
    }
    // A commit as a booking's, which waits for a replica.
    await client.query("select pg_logical_emit_message(true, 'failover', '')");
  };
  const probe = async () => {
    while (!isOver) {
      const from = Date.now();
      const isWritten = await write().then(
        () => true,
        () => false,
      );
      probes.push({ from, to: Date.now(), isWritten });
      if (!isWritten) {
        void client?.end().catch(() => undefined);
        client = null;
      }
      await wait(PAUSE_MS);
    }
    await client?.end().catch(() => undefined);
  };
  const look = async () => {
    while (!isOver) {
      const told = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
        async (answer) => ((await answer.json()) as { status: string }).status,
        () => '',
      );
      status = told;
      looks.push({ at: Date.now(), isWell: told === 'ok' });
      await wait(PAUSE_MS);
    }
  };
  const under = Promise.all([probe(), look()]);
  return {
    probes,
    looks,
    lastStatus: () => status,
    stop: async () => {
      isOver = true;
      await under;
    },
  };
}
