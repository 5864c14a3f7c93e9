import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { contactSchema } from '#shared/cms/cms-schema.ts';
import { sendContact } from '#server/modules/cms/cms.module.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** The contact form's own base: `POST /contact`, or `/` on it, with `{ contact: { name, email, message } }`. */
export function registerContact(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: { contact?: unknown } | null }>('/contact', declares('anyone'), async (request, reply) => {
    const message = contactSchema.parse(request.body?.contact ?? {});
    await sendContact(await createContext(deps, request, reply, 'web'), message);
    return reply.status(201).send({ message: 'Message was successfully sent!' });
  });
}
