import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/platform/db/database.ts';

export interface Metrics {
  /** One answered request; `route` is the pattern, never the address. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** The same port, with every failure counted: those that are thrown, and values that `isFailure` says are one. */
  watch<Port extends object>(provider: string, port: Port, isFailure?: (result: unknown) => boolean): Port;
  /** A number that is asked for whenever Prometheus reads; `null` leaves it out. */
  measure(name: string, help: string, read: () => number | null): void;
  /** What Prometheus reads. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

interface QueueRow {
  readonly name: string;
  readonly waiting: number;
  readonly age: number;
  readonly failed: number;
}

/** What a module counts: one row, whose columns are the gauges' names. */
export interface Counts {
  readonly sql: string;
  /** What each says. */
  readonly gauges: Readonly<Record<string, string>>;
}

/** A count of the database is kept for so long, so that a dashboard that asks often costs nothing. */
const KEPT_MS = 10_000;

const QUEUES = `select name,
    count(*) filter (where state in ('created', 'retry'))::int as waiting,
    coalesce(extract(epoch from pgboss.job_now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as age,
    count(*) filter (where state = 'failed')::int as failed
  from pgboss.job where state = 'failed' or (state in ('created', 'retry') and start_after <= pgboss.job_now())
  group by name`;

/** The numbers of this process and of the work in the database; docs/operations.md says what each means. */
export function createMetrics(db: Pick<Database, 'query' | 'poolState'>, counts: readonly Counts[] = []): Metrics {
  const registers = [new Registry()];
  const [register = new Registry()] = registers;
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const providerErrors = new Counter({
    name: 'cloakroom_provider_errors_total',
    help: 'Calls to a provider that failed: cards, places, walks, mail.',
    labelNames: ['provider', 'call'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const connections = gauge('cloakroom_db_connections', 'Connections of the pool, by state.', ['state']);
  const isUp = gauge('cloakroom_db_up', 'Whether the counts below could be read.');
  const waiting = gauge('cloakroom_jobs_waiting', 'Jobs that are due and not in work, by queue.', ['queue']);
  const age = gauge('cloakroom_jobs_oldest_seconds', 'How long the oldest due job has waited, by queue.', ['queue']);
  const failed = gauge('cloakroom_jobs_failed', 'Jobs that failed for good, by queue.', ['queue']);
  const counted = counts.map(({ sql, gauges }) => ({
    sql,
    gauges: Object.entries(gauges).map(([name, help]) => ({ name, of: gauge(name, help) })),
  }));

  let countedAt = -Infinity;
  const count = async () => {
    const { busy, idle, waiting: queued } = db.poolState();
    connections.set({ state: 'busy' }, busy);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, queued);
    if (performance.now() - countedAt < KEPT_MS) return;
    countedAt = performance.now();
    const outcomes = await Promise.allSettled([countJobs(), ...counted.map(countRow)]);
    isUp.set(outcomes.every(({ status }) => status === 'fulfilled') ? 1 : 0);
  };
  const countRow = async ({ sql, gauges }: (typeof counted)[number]) => {
    const [row] = await db.query<Record<string, number>>(sql);
    for (const { name, of } of gauges) of.set(row?.[name] ?? 0);
  };
  const countJobs = async () => {
    const queues = await db.query<QueueRow>(QUEUES);
    for (const each of [waiting, age, failed]) each.reset();
    for (const queue of queues) {
      waiting.set({ queue: queue.name }, queue.waiting);
      age.set({ queue: queue.name }, queue.age);
      failed.set({ queue: queue.name }, queue.failed);
    }
  };

  return {
    request: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    watch: (provider, port, isFailure = () => false) =>
      new Proxy(port, {
        get: (target, name, receiver) => {
          const call: unknown = Reflect.get(target, name, receiver);
          if (typeof call !== 'function') return call;
          const failedCall = () => providerErrors.inc({ provider, call: String(name) });
          return (...args: unknown[]) => {
            const answer: unknown = Reflect.apply(call, target, args);
            if (!(answer instanceof Promise)) return answer;
            return answer.then(
              (result: unknown) => {
                if (isFailure(result)) failedCall();
                return result;
              },
              (error: unknown) => {
                failedCall();
                throw error;
              },
            );
          };
        },
      }),
    measure: (name, help, read) => {
      const measured: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: () => {
          const value = read();
          if (value === null) measured.reset();
          else measured.set(value);
        },
      });
    },
    read: async () => {
      await count();
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}
