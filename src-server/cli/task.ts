import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { changeRequests } from './change-requests.ts';
import { commands } from './commands.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { findTask, TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

/** Runs one task now: a command for people, or a job, as its schedule would. */
async function runTask(): Promise<string> {
  const [name, ...args] = process.argv.slice(2);
  const command = name === undefined ? undefined : commands[name];
  const useCase = name === 'change-requests' ? changeRequests : null;
  const others = [...Object.keys(commands), 'change-requests'];
  const handler = command === undefined && useCase === null ? findTask(name, jobHandlers, others) : null;
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  const server = await openConfiguredDatabase(config, log);
  try {
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    if (command !== undefined) await command(args, { config, databaseUrl: server.url, say });
    const surroundings = { config, databaseUrl: server.url, log };
    if (useCase !== null) await withDeps(surroundings, (deps) => useCase(args, { deps, say }));
    if (handler !== null) await runJob(handler, args[0], surroundings);
  } finally {
    await server.stop();
  }
  return handler?.job.name ?? name ?? '';
}

interface Surroundings {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Log;
}

/** The jobs that it leaves behind are worked on until none is under way, else by the server. */
async function withDeps(
  { config, databaseUrl, log }: Surroundings,
  work: (deps: Deps) => Promise<void>,
): Promise<void> {
  const { deps, jobs, close } = await openDeps({ config, databaseUrl, root, log, isBeside: true });
  try {
    await jobs.start(jobHandlers, (each, data) => each.handle(data, deps as never));
    await work(deps);
  } finally {
    await jobs.stop();
    await close();
  }
}

const runJob = (handler: JobHandler<never>, payload: string | undefined, surroundings: Surroundings): Promise<void> =>
  withDeps(surroundings, (deps) => handler.handle(payload === undefined ? {} : JSON.parse(payload), deps as never));

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
