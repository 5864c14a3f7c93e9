import { OlderReleaseError } from '#server/platform/db/baseline.ts';
import { isDatabaseAway } from '#server/platform/db/is-away.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { demoAccounts, demoPassword, loadDemo } from '#server/demo/load-demo.ts';
import { openSearch } from '#server/modules/search/search.module.ts';
import { tellUnpaidCountries } from '#server/modules/pricing/pricing.module.ts';
import { ensureFirstData } from '#server/start/first-data.ts';
import { doJob } from '#server/start/do-job.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { stopServing } from '#server/platform/http/serve-health.ts';
import { createLog } from '#server/platform/log.ts';
import { listenForMetrics } from '#server/platform/metrics/serve-metrics.ts';
import { tellMissingSettings } from '#server/platform/payments/missing-settings.ts';
import { createBuiltRenderer, createDevRenderer } from '#server/platform/pages/page-renderer.ts';
import { openConfiguredDatabase } from '#server/start/open-database.ts';
import { openDeps } from '#server/start/open-deps.ts';

const root = join(import.meta.dirname, '..');

/** Ends in the reverse order of the start. Ctrl-C may reach us twice, from the terminal and from npm; that is one. */
function createShutdown() {
  let drainMs = 0;
  const grace = () => drainMs + 15_000;
  const steps: (() => Promise<unknown>)[] = [];
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), grace()).unref();
    for (const step of steps.toReversed()) await step().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  return {
    onEnd: (step: () => Promise<unknown>) => void steps.push(step),
    end,
    /** Adds to the time after which a process that does not end is ended. */
    drainFor: (milliseconds: number) => {
      drainMs = milliseconds;
    },
  };
}

async function start(shutdown: ReturnType<typeof createShutdown>): Promise<void> {
  const dev = process.argv.includes('--dev');
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const config = readConfig();
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
  const log = createLog(config.LOG_LEVEL);

  const database = await openConfiguredDatabase(config, log);
  shutdown.onEnd(() => database.stop());
  const databaseUrl = database.url;
  const { deps, jobs, metrics, close } = await openDeps({ config, databaseUrl, root, log, dev });
  shutdown.onEnd(close);
  await ensureFirstData(deps);
  await tellUnpaidCountries(deps);
  const isDemo = config.DEMO_DATA && !config.production;
  if (isDemo && (await loadDemo(deps))) say('Loaded the demo data.');
  await jobs.start(jobHandlers, (handler, payload) => doJob(handler, payload, deps));
  shutdown.onEnd(() => jobs.stop());

  await openSearch(deps, metrics);

  const health = openHealth({ url: databaseUrl, db: deps.db, isWorking: () => jobs.isReady() });
  const app = await buildApp({
    deps,
    root,
    dev,
    health,
    metrics,
    createRenderer: (server) => (dev ? createDevRenderer(root, server) : createBuiltRenderer(root)),
  });
  shutdown.drainFor(config.drainMs);
  shutdown.onEnd(() => stopServing(app, health, () => wait(config.drainMs)));
  if (config.METRICS_PORT !== undefined) {
    const listener = await listenForMetrics(metrics, config.host, config.METRICS_PORT);
    shutdown.onEnd(() => listener.stop());
  }
  await app.listen({ port: config.PORT, host: config.host });
  if (config.payments === 'stripe') await tellMissingSettings(deps);
  say(`${config.SITE_NAME} is ready at ${config.siteUrl}`);
  if (isDemo) {
    for (const { role, email } of demoAccounts) say(`  ${role.padEnd(13)} ${email}  password: ${demoPassword}`);
    if (config.SMTP_URL === undefined) say(`  mailbox       ${config.siteUrl}/dev/mailbox`);
  }
}

/** Whether a failed start is no bug: settings, or a database of an older release, not there, only read or held. */
const isSentence = (error: unknown): boolean =>
  error instanceof ConfigError || error instanceof OlderReleaseError || isDatabaseAway(error);

const shutdown = createShutdown();

start(shutdown).catch((error: unknown) => {
  process.stderr.write(`${isSentence(error) ? (error as Error).message : (error as Error).stack}\n`);
  void shutdown.end(1);
});
