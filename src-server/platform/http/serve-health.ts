import type { FastifyInstance } from 'fastify';
import { learnZoneRules } from '#server/platform/zones/zone-rules.ts';
import type { Health } from './health.ts';

/** `GET /healthz`, with the rules of zones that are reckoned by; once the process stops, answers close their connection. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { config: { rateLimit: false, act: { whose: 'anyone' } } }, async (_request, reply) => {
    const status = await health.check();
    return reply
      .status(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(status === 'ok' ? { status, zones: learnZoneRules() } : { status });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (health.isStopping) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onError', async (_request, _reply, error) => health.notice(error));
}

/**
 * Stops without cutting a caller off: says 503 to the balancer, goes on serving until it must have seen that, each answer
 * the last of its connection, and closes when what is under way is done.
 * @param drain called when 503 is said; its promise ends when the balancer must have seen it
 */
export async function stopServing(app: FastifyInstance, health: Health, drain: () => Promise<unknown>): Promise<void> {
  health.startStopping();
  await drain();
  await app.close();
  await health.close();
}
