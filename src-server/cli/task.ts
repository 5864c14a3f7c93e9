import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { findTask, TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs one task now; the jobs that it leaves behind are worked on until none is under way, else by the server. */
async function runTask(): Promise<void> {
  const [name, payload] = process.argv.slice(2);
  const handler = findTask(name, jobHandlers);
  const config = readConfig();
  const log = pino({ level: config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL });
  const server = await openConfiguredDatabase(config, log);
  try {
    const { deps, jobs, close } = await openDeps({ config, databaseUrl: server.url, root, log });
    try {
      await jobs.start(jobHandlers, (each, data) => each.handle(data, deps as never));
      await handler.handle(payload === undefined ? {} : JSON.parse(payload), deps as never);
    } finally {
      await jobs.stop();
      await close();
    }
  } finally {
    await server.stop();
  }
  process.stdout.write(`Ran ${handler.job.name}.\n`);
}

runTask().then(
  () => process.exit(0),
  (error: unknown) => {
    const text = error instanceof TaskError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
