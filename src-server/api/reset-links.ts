import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { whereLinkLeads } from '#server/modules/accounts/accounts.module.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

const text = z.string().max(4000).optional().catch(undefined);
const query = z.object({ reset_password_token: text, redirect_url: text });

/** The mailed link of a new password that an address of another site asked for: it leads there, and is not used up. */
export function registerResetLinks(api: FastifyInstance, deps: Deps): void {
  api.get('/auth/password/edit', { schema: { hide: true }, ...declares('key') }, async (request, reply) => {
    const { reset_password_token: token = '', redirect_url: address } = query.parse(request.query);
    return reply.redirect(await whereLinkLeads(deps, { token, address }), 302);
  });
}
