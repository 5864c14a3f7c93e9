import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
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
  /** What requests ask by. */
  readonly db: Pick<Database, 'query'>;
  /** Whether the job worker works. */
  readonly isWorking: () => boolean;
}

const PATIENCE_MS = 800;
/** A probe that no one answers is given up, so that the next one gets a new connection. */
const PROBE_MS = 3_000;
/** A balancer that asks often, or several of them, cost one probe in this time. */
const KEPT_MS = 500;
/** How long a disk counts as full after a write that found it so. */
const FULL_MS = 10_000;
const DISK_FULL = '53100';

/**
 * A write: a database that is read-only or full reads as well as ever. The table is unlogged; the message makes the commit
 * wait for the stand-bys that bookings wait for.
 */
const PROBE = `with written as (
    insert into rate_limits (key, hits, window_ends_at) values ($1, 1, now() + interval '1 minute')
    on conflict (key) do update set window_ends_at = excluded.window_ends_at)
  select pg_logical_emit_message(true, 'healthz', '')`;

/** A commit that waits for a stand-by outlives its connection: those of probes given up would fill the server. */
const END_FORMER = `select pg_cancel_backend(pid) from pg_stat_activity
  where application_name = $1 and wait_event = 'SyncRep' and pid <> pg_backend_pid()`;

/** A question that is asked one at a time and not more often than every `KEPT_MS`. */
function keptQuestion(ask: () => Promise<unknown>) {
  let current: { readonly startedAt: number; isOver: boolean; readonly result: Promise<boolean> } | null = null;
  /** How the last question that is over ended. */
  let wasWell = true;
  return {
    get wasWell() {
      return wasWell;
    },
    /** Whether the question now under way, or the last one while it is fresh, was answered. */
    ask: (): Promise<boolean> => {
      const now = performance.now();
      if (current !== null && (!current.isOver || now - current.startedAt <= KEPT_MS)) return current.result;
      const result = ask().then(
        () => true,
        () => false,
      );
      const started = { startedAt: now, isOver: false, result };
      void result.then((isWell) => {
        started.isOver = true;
        wasWell = isWell;
      });
      current = started;
      return result;
    },
  };
}

/**
 * Opens the watch over a database, on a connection of its own so that it never waits behind requests. Whether requests
 * still get a connection is asked apart: a pool that is busy for a moment is well, one that gave up waiting is not.
 */
export function openHealth({ url, db, isWorking }: HealthOptions): Health {
  const name = `cloakroom-health-${randomUUID()}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    stream: () => impatientSocket(PROBE_MS),
    idleTimeoutMillis: 60_000,
    application_name: name,
  });
  pool.on('error', () => undefined);
  let isStopping = false;
  let closing: Promise<void> | null = null;
  let fullUntil = 0;
  const write = keptQuestion(async () => {
    if (!write.wasWell) await pool.query(END_FORMER, [name]);
    await pool.query(PROBE, [name]);
  });
  const request = keptQuestion(() => db.query('select 1'));

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
      void request.ask();
      const isWell = await Promise.race([write.ask(), late]);
      clearTimeout(timer);
      return isWell && request.wasWell ? 'ok' : 'database';
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
