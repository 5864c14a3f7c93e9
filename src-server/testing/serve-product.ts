import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { openHealth } from '#server/platform/http/health.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { createLog } from '#server/platform/log.ts';
import { doJob } from '#server/start/do-job.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';

interface Served {
  /** What the process has from outside, in place of what was opened. */
  readonly around?: (deps: Deps) => Deps;
  readonly handlers?: readonly JobHandler<never>[];
  /** What is done around each job. */
  readonly doing?: (handler: JobHandler<never>, work: () => Promise<void>) => Promise<void>;
}

/**
 * Serves the product in this process as `main.ts` does, with its worker, without pages and first data, for runs of
 * several processes; tells the parent its address, and ends with it.
 */
export async function serveProduct(served: Served = {}): Promise<Deps> {
  const { around = (deps) => deps, handlers = jobHandlers, doing = (_, work) => work() } = served;
  const root = join(import.meta.dirname, '../..');
  const config = readConfig();
  const databaseUrl = config.DATABASE_URL ?? '';
  // Mails as they are built; a run of one test has no build.
  const dev = !existsSync(join(root, 'dist/server/mails.js'));
  const opened = await openDeps({ config, databaseUrl, root, log: createLog(config.LOG_LEVEL), dev });
  const { jobs, metrics } = opened;
  const deps = around(opened.deps);
  await jobs.start(handlers, (handler, payload) => doing(handler, () => doJob(handler, payload, deps)));
  const health = openHealth({ url: databaseUrl, db: deps.db, isWorking: () => jobs.isReady() });
  const app = await buildApp({ deps, root, dev: false, health, metrics, createRenderer: async () => null });
  const address = await app.listen({ port: config.PORT, host: '127.0.0.1' });
  process.send?.({ address });
  process.on('disconnect', () => process.exit(0));
  return deps;
}
