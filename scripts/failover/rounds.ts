import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { RoundName } from './options.ts';
import type { ProductProcess } from './product.ts';

export interface Stage {
  readonly cluster: Cluster;
  readonly processes: readonly [ProductProcess, ProductProcess];
}

export interface Round {
  readonly says: string;
  /** Whether a caller may be cut off: one whose process is killed. */
  readonly mayCut?: true;
  /** What happens, while visitors book. */
  readonly run: (stage: Stage) => Promise<void>;
}

/** How long what is taken away stays so, in milliseconds. */
const AWAY_MS = 25_000;
const SHORT_MS = 15_000;
const LOCK_WAIT = '3s';
const LOCK_TRIES = 24;
/** Tables whose rows are read by every search, price and booking. */
const widened = ['bookings', 'listings', 'coupons', 'users'];

/** Takes a part away for a while. */
const without = (name: 'etcd' | 'proxy' | 'pooler', milliseconds: number) => async (stage: Stage) => {
  const part = stage.cluster[name];
  part.kill();
  await wait(milliseconds);
  part.start();
};

/** Adds a column as a migration does: waits shortly for the table, and comes again. */
async function widen(url: string, table: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
    for (let tries = 1; ; tries += 1) {
      try {
        await client.query(`alter table ${table} add column failover_${Date.now()} int`);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== '55P03' || tries >= LOCK_TRIES) throw error;
        await wait(500);
      }
    }
  } finally {
    await client.end();
  }
}

export const rounds: Readonly<Record<RoundName, Round>> = {
  kill: {
    says: 'primary killed',
    run: async ({ cluster }) => {
      const [primary] = await cluster.nodes();
      primary?.kill();
      await wait(AWAY_MS);
      primary?.start();
    },
  },
  freeze: {
    says: 'primary frozen',
    run: async ({ cluster }) => {
      const [primary] = await cluster.nodes();
      primary?.freeze();
      await wait(AWAY_MS);
      primary?.thaw();
    },
  },
  replicas: {
    says: 'both replicas frozen (strict)',
    run: async ({ cluster }) => {
      await cluster.patch({ synchronous_mode_strict: true });
      // Patroni looks again every two seconds.
      await wait(5_000);
      const [, ...replicas] = await cluster.nodes();
      for (const each of replicas) each.freeze();
      await wait(AWAY_MS);
      for (const each of replicas) each.thaw();
      await cluster.isWhole(60_000);
      await cluster.patch({ synchronous_mode_strict: null });
    },
  },
  switchover: { says: 'switchover', run: ({ cluster }) => cluster.switchOver() },
  etcd: { says: 'etcd away', run: without('etcd', AWAY_MS) },
  proxy: { says: 'proxy killed', run: without('proxy', SHORT_MS) },
  pooler: { says: 'pooler killed', run: without('pooler', SHORT_MS) },
  process: {
    says: 'process killed',
    mayCut: true,
    run: async ({ processes: [first] }) => {
      await first.kill();
      await wait(SHORT_MS);
      await first.start();
    },
  },
  update: {
    says: 'rolling update, new columns',
    run: async ({ cluster, processes }) => {
      for (const table of widened) {
        await widen(cluster.url, table);
        await wait(2_000);
      }
      for (const each of processes) {
        await each.stop();
        await each.start();
      }
    },
  },
};
