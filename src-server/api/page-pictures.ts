import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { findPicture } from '#server/modules/cms/cms.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** Pictures of content pages at `/pictures/{id}/{width}.{avif|webp}`; they never change, so they may be kept for ever. */
export function registerPagePictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string; name: string } }>(
    '/pictures/:id/:name',
    declares('anyone'),
    async (request, reply) => {
      const file = await findPicture(deps, request.params.id, request.params.name);
      if (file === null) throw notFound();
      return reply
        .type(file.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file.bytes);
    },
  );
}
