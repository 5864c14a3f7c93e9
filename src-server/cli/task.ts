import { join } from 'node:path';
import { runTask } from '#client/run-task.ts';
import { tasks } from '#client/tasks/tasks.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { changeRequests } from './change-requests.ts';
import { commands } from './commands.ts';
import { openClient } from './open-client.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { findTask, TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

/** Prints what was asked for, and beside it how far it is. */
const out = (line: string) => void process.stdout.write(`${line}\n`);
const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs one task now: through the typed client, a command for people, or a job, as its schedule would. */
async function run(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const task = tasks[name];
  if (task === undefined) {
    say(`Ran ${await runHere(process.argv[2], args)}.`);
    return 0;
  }
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  return runTask({ name, task, args, open: () => openClient(config, log), out, say });
}

/** Runs a command or a job within this process. */
async function runHere(name: string | undefined, args: readonly string[]): Promise<string> {
  const command = name === undefined ? undefined : commands[name];
  const useCase = name === 'change-requests' ? changeRequests : null;
  const others = [...Object.keys(commands), ...Object.keys(tasks), 'change-requests'];
  const handler = command === undefined && useCase === null ? findTask(name, jobHandlers, others) : null;
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
  const server = await openConfiguredDatabase(config, log);
  try {
    if (command !== undefined) await command(args, { config, databaseUrl: server.url, say: out });
    const surroundings = { config, databaseUrl: server.url, log };
    if (useCase !== null) await withDeps(surroundings, (deps) => useCase(args, { deps, say: out }));
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

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isSentence = error instanceof TaskError || error instanceof ConfigError;
    say(isSentence ? error.message : String((error as Error).stack));
    process.exit(1);
  },
);
