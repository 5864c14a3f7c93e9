import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { impatientSocket } from '#server/platform/db/patience.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';

type HealthStatus = 'ok' | 'starting' | 'database' | 'stopping';

/** Whether this process can serve: what `/healthz` says to the balancer. */
export interface Health {
  /** Answers within a second, whatever happens to the database. */
  check(): Promise<HealthStatus>;
  /** Tells of a failure elsewhere: a write that found the disk full says more than any probe. */
  notice(error: unknown): void;
  /** From now on this process is on its way out. */
  startStopping(): void;
  readonly isStopping: boolean;
  close(): Promise<void>;
}

interface HealthOptions {
  readonly url: string;
  /** Whether the job worker works. */
  readonly isWorking: () => boolean;
}

const PATIENCE_MS = 800;
/** A probe that nobody answers is given up, so that the next one gets a new connection. */
const PROBE_MS = 3_000;
/** A balancer that asks often, or several of them, cost one probe in this time. */
const KEPT_MS = 500;
/** How long a disk counts as full after a write that found it so. */
const FULL_MS = 10_000;
const DISK_FULL = '53100';

/** A write: a database that is read-only or full reads as well as ever. The table is unlogged, so it costs little. */
const PROBE = `insert into rate_limits (key, hits, window_ends_at) values ($1, 1, now() + interval '1 minute')
  on conflict (key) do update set window_ends_at = excluded.window_ends_at`;

/** Opens the watch over a database, on a connection of its own so that it never waits behind requests. */
export function openHealth({ url, isWorking }: HealthOptions): Health {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    stream: () => impatientSocket(PROBE_MS),
    idleTimeoutMillis: 60_000,
    application_name: 'cloakroom-health',
  });
  pool.on('error', () => undefined);
  const key = `healthz:${randomUUID()}`;
  let isStopping = false;
  let closing: Promise<void> | null = null;
  let fullUntil = 0;
  let probe: { readonly startedAt: number; isOver: boolean; readonly result: Promise<boolean> } | null = null;

  const canWrite = (): Promise<boolean> => {
    const now = performance.now();
    if (probe === null || (probe.isOver && now - probe.startedAt > KEPT_MS)) {
      const result = pool.query(PROBE, [key]).then(
        () => true,
        () => false,
      );
      const started = { startedAt: now, isOver: false, result };
      void result.then(() => {
        started.isOver = true;
      });
      probe = started;
    }
    return probe.result;
  };

  return {
    get isStopping() {
      return isStopping;
    },
    check: async () => {
      if (isStopping) return 'stopping';
      if (!isWorking()) return 'starting';
      if (performance.now() < fullUntil) return 'database';
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), PATIENCE_MS);
      });
      const isWell = await Promise.race([canWrite(), late]);
      clearTimeout(timer);
      return isWell ? 'ok' : 'database';
    },
    notice: (error) => {
      if (sqlStateOf(error) === DISK_FULL) fullUntil = performance.now() + FULL_MS;
    },
    startStopping: () => {
      isStopping = true;
    },
    close: () => (closing ??= pool.end()),
  };
}
