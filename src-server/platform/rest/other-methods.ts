import type { FastifyInstance, HTTPMethods } from 'fastify';
import { methodNotAllowed } from '#server/platform/errors/common.errors.ts';
import type { RestRow } from './rest-row.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How long a browser may keep that answer. */
const PREFLIGHT_SECONDS = 7200;

/** A documented path answers every method: OPTIONS with what it allows, one that it does not know with 405. */
export function mountOtherMethods(app: FastifyInstance, rows: readonly RestRow[]): void {
  for (const path of new Set(rows.map((row) => row.path))) {
    const known = rows.filter((row) => row.path === path).map((row) => row.method);
    const allowed = methods.filter(
      (method) =>
        method === 'OPTIONS' || known.some((each) => each === method || (each === 'GET' && method === 'HEAD')),
    );
    const allow = allowed.join(', ');
    app.route({
      method: methods.filter((method) => method === 'OPTIONS' || !allowed.includes(method)),
      url: path,
      ...declares('anyone'),
      schema: { hide: true },
      handler: async (request, reply) => {
        reply.header('allow', allow);
        if (request.method !== 'OPTIONS') throw methodNotAllowed();
        // What a browser asks before it lets a page of another site call.
        const asked = request.headers['access-control-request-headers'];
        reply.headers({ 'access-control-allow-methods': allow, 'access-control-max-age': PREFLIGHT_SECONDS });
        if (asked !== undefined) reply.header('access-control-allow-headers', asked);
        return reply.status(204).send();
      },
    });
  }
}
