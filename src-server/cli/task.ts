import { join } from 'node:path';
import { runTask } from '#client/run-task.ts';
import { tasks } from '#client/tasks/tasks.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { doJob } from '#server/start/do-job.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';
import type { Surroundings as CommandWorld } from './command.ts';
import { commands } from './commands.ts';
import { openClient } from './open-client.ts';
import { openConfiguredDatabase } from '#server/start/open-database.ts';
import { runCommand } from './run-command.ts';
import { findJob, indexOf, TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

/** Prints what was asked for, and on standard error how far it is. */
const out = (line: string) => void process.stdout.write(`${line}\n`);
const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs one task now: through the typed client, a command for people, or a job, as its schedule would. */
async function run(): Promise<number> {
  const [name = '--help', ...args] = process.argv.slice(2);
  const asksForAll = name === '--help' || name === '-h';
  if (asksForAll) {
    out(indexOf(tasks, commands, jobHandlers));
    return 0;
  }
  const task = tasks[name];
  if (task !== undefined) {
    const { config, log } = quietly();
    return runTask({ name, task, args, open: () => openClient(config, log, name), out, say });
  }
  const command = commands[name];
  if (command !== undefined) {
    const work = (does: (surroundings: CommandWorld) => Promise<void>) =>
      here((surroundings) =>
        does({ ...surroundings, say: out, withDeps: (withThem) => withDeps(surroundings, withThem) }),
      );
    return runCommand({ name, command, args, here: work, out, say });
  }
  const handler = findJob(name, jobHandlers);
  if (handler === undefined) {
    say(`There is no task "${name}".\n\n${indexOf(tasks, commands, jobHandlers)}`);
    return 2;
  }
  const payload = payloadOf(args[0]);
  await here((surroundings) => runJob(handler, payload, surroundings));
  say(`Ran ${handler.job.name}.`);
  return 0;
}

function quietly(): { readonly config: Config; readonly log: Log } {
  const config = readConfig();
  return { config, log: createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL) };
}

/** Works within this process, on the configured database. */
async function here(work: (surroundings: Surroundings) => Promise<void>): Promise<void> {
  const { config, log } = quietly();
  const server = await openConfiguredDatabase(config, log);
  try {
    await work({ config, databaseUrl: server.url, log });
  } finally {
    await server.stop();
  }
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
  const { deps, jobs, close } = await openDeps({ config, databaseUrl, root, log, isCommand: true });
  try {
    await jobs.start(jobHandlers, (each, data) => doJob(each, data, deps));
    await work(deps);
  } finally {
    await jobs.stop();
    await close();
  }
}

const runJob = (handler: JobHandler<never>, payload: unknown, surroundings: Surroundings): Promise<void> =>
  withDeps(surroundings, (deps) => handler.handle(payload as never, deps as never));

/** @throws TaskError for what is no JSON. */
function payloadOf(typed: string | undefined): unknown {
  if (typed === undefined) return {};
  try {
    return JSON.parse(typed);
  } catch {
    throw new TaskError(`A job takes its payload as JSON, such as '{"code": "CLK-7F3K9Q"}', or nothing.`);
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isSentence = error instanceof TaskError || error instanceof ConfigError;
    say(isSentence ? error.message : String((error as Error).stack));
    process.exit(1);
  },
);
