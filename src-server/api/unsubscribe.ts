import type { FastifyInstance } from 'fastify';
import { stopWeeklySummarySchema } from '#shared/payouts/weekly-schema.ts';
import type { Deps } from '#server/deps.ts';
import { stopWeeklySummary } from '#server/modules/payouts/payouts.module.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** `POST /unsubscribe?person=…&key=…`: what mail programs send for a person who ends the weekly summary (RFC 8058). */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The key in the address says it all: the body, a form, is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/unsubscribe', declares('key'), async (request, reply) => {
      await stopWeeklySummary(deps, stopWeeklySummarySchema.parse(request.query));
      return reply.send({ stopped: true });
    });
  });
}
