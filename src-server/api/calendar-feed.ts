import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { bookingsFeed } from '#server/modules/calendars/calendars.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** Programs ask every few minutes at most; several share an address of a large service. */
const LIMIT = { name: 'calendar-feed', hits: 300, perSeconds: 600 };

/** `GET /cal/{secret}.ics`: a location's bookings for its owner's calendar, for the holder of the address. */
export function registerCalendarFeed(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/cal/:file', declares('key'), async (request, reply) => {
    await limitRate({ deps }, LIMIT, request.ip);
    const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    if (secret === undefined) throw notFound();
    const { content, etag } = await bookingsFeed(deps, secret, request.headers['user-agent']);
    void reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').send(content);
  });
}
