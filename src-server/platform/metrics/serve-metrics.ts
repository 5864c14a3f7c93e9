import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { Log } from '#server/platform/log.ts';
import { isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { Metrics } from './metrics.ts';

interface Observed {
  readonly config: Pick<Config, 'production' | 'METRICS_TOKEN'>;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Measures every request, writes one line for each in production, and serves `/metrics` to callers with the token. */
export function observeRequests(app: FastifyInstance, { config, log, metrics }: Observed): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const { method, id } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.request({ method, route, status }, elapsedTime / 1000);
    if (config.production) log.info({ id, method, route, status, ms: Math.round(elapsedTime) }, 'request');
  });
  const token = config.METRICS_TOKEN;
  if (token === undefined) return;
  app.get('/metrics', { config: { rateLimit: false, act: { whose: 'key' } } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
    const { contentType, text } = await metrics.read();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text);
  });
}

/** Serves `/metrics` on a port of its own, for a network that only Prometheus reaches. */
export async function listenForMetrics(
  metrics: Metrics,
  host: string,
  port: number,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.read().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return { stop: () => new Promise((resolve) => void server.close(() => resolve())) };
}
