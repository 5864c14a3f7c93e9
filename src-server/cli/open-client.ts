import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Client, createClient } from '#client/create-client.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openHealth } from '#server/platform/http/health.ts';
import type { Log } from '#server/platform/log.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { doJob } from '#server/start/do-job.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { openConfiguredDatabase } from '#server/start/open-database.ts';
import { TaskError } from './tasks.ts';

const root = join(import.meta.dirname, '..', '..');

interface Opened {
  readonly client: Client;
  close(): Promise<void>;
}

/** Asks an application of this process as if by the network. */
const askWithin =
  (app: FastifyInstance, host: string): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host },
      payload: typeof init?.body === 'string' ? init.body : undefined,
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type']?.toString() ?? 'application/json' },
    });
  };

/**
 * The typed client of the configured database, within this process and by a token that ends with it; jobs that are left
 * behind are worked on until none is under way, else by the server.
 */
async function openHere(config: Config, log: Log, task: string): Promise<Opened> {
  const server = await openConfiguredDatabase(config, log);
  const surroundings = { config, databaseUrl: server.url, log };
  const { deps, jobs, metrics, close } = await openDeps({ ...surroundings, root, isCommand: true });
  const tokens = serviceTokensOf(deps.db, systemClock);
  const name = `task-${task}-${randomBytes(4).toString('hex')}`;
  const health = openHealth({ url: server.url, db: deps.db, isWorking: () => true });
  const app = await buildApp({ deps, root, health, metrics, createRenderer: async () => null, dev: false });
  const token = await tokens.issueToTask(name);
  await jobs.start(jobHandlers, (each, data) => doJob(each, data, deps));
  const client = createClient({ url: config.siteUrl, token, fetch: askWithin(app, new URL(config.siteUrl).host) });
  return {
    client,
    close: async () => {
      await tokens.revoke(name);
      await app.close();
      await health.close();
      await jobs.stop();
      await close();
      await server.stop();
    },
  };
}

/**
 * The typed client that tasks work with: of a Cloakroom elsewhere where `CLOAKROOM_URL` names it, else of the configured
 * database, where the audit log names the task. @throws TaskError where the token is missing.
 */
export async function openClient(config: Config, log: Log, task: string): Promise<Opened> {
  const { CLOAKROOM_URL: url, CLOAKROOM_TOKEN: token } = config;
  if (url === undefined) return openHere(config, log, task);
  if (token === undefined) throw new TaskError('CLOAKROOM_URL is set: CLOAKROOM_TOKEN needs a service token of it.');
  return { client: createClient({ url, token }), close: async () => undefined };
}
