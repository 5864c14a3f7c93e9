import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { commands } from './commands.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { findTask, TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs one task now: a command for people, or a job, as its schedule would. */
async function runTask(): Promise<string> {
  const [name, ...args] = process.argv.slice(2);
  const command = name === undefined ? undefined : commands[name];
  const handler = command === undefined ? findTask(name, jobHandlers, Object.keys(commands)) : null;
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  const server = await openConfiguredDatabase(config, log);
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    if (command !== undefined) await command(args, { config, databaseUrl: server.url, say });
    if (handler !== null) await runJob(handler, args[0], { config, databaseUrl: server.url, log });
  } finally {
    await server.stop();
  }
  return handler?.job.name ?? name ?? '';
}

/** The jobs that it leaves behind are worked on until none is under way, else by the server. */
async function runJob(
  handler: JobHandler<never>,
  payload: string | undefined,
  { config, databaseUrl, log }: { config: Config; databaseUrl: string; log: Log },
): Promise<void> {
  const { deps, jobs, close } = await openDeps({ config, databaseUrl, root, log });
  try {
    await jobs.start(jobHandlers, (each, data) => each.handle(data, deps as never));
    await handler.handle(payload === undefined ? {} : JSON.parse(payload), deps as never);
  } finally {
    await jobs.stop();
    await close();
  }
}

runTask().then(
  (name) => {
    process.stderr.write(`Ran ${name}.\n`);
    process.exit(0);
  },
  (error: unknown) => {
    const isSentence = error instanceof TaskError || error instanceof ConfigError;
    process.stderr.write(`${isSentence ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  },
);
