import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Deps } from '#server/deps.ts';
import { findShop } from '#server/modules/search/search.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';

/** `/share/locations/{slug}.png`: what a link to a location without a photo shows, its drawn front with its name. */
export function registerSharePictures(
  app: FastifyInstance,
  deps: Deps,
  renderer: Pick<PageRenderer, 'drawShop'>,
): void {
  app.get<{ Params: { slug: string } }>('/share/locations/:slug.png', async (request, reply) => {
    const shop = await findShop(deps, request.params.slug);
    if (shop === null) throw notFound();
    const drawing = await renderer.drawShop(shop.businessType, shop.name);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer());
  });
}
