import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Deps } from '#server/deps.ts';
import { findShop } from '#server/modules/partner/partner.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { declares } from '#server/platform/access/declared-routes.ts';
import { ttlCache } from '#server/platform/ttl-cache.ts';

/** Pictures by what they are drawn of, or their photo, so none is ever old: 30 KB for a drawing, up to some 150 for a photo. */
const pictures = ttlCache<Buffer>(Infinity, 200);

/** What link previews cut to. */
const SIZE = { width: 1200, height: 630 };

/**
 * What a link to a location shows, 1200 × 630: `/share/locations/{slug}.png` is its drawn front with its name, and
 * `/share/locations/{slug}.jpg` its first photo, where it has one.
 */
export function registerSharePictures(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  renderer: Pick<PageRenderer, 'drawShop'>,
): void {
  const send = async (reply: FastifyReply, type: 'png' | 'jpeg', picture: Promise<Buffer>) =>
    reply
      .type(`image/${type}`)
      .header('cache-control', 'public, max-age=86400')
      .send(await picture);

  app.get<{ Params: { slug: string } }>('/share/locations/:slug.png', declares('anyone'), async (request, reply) => {
    const shop = await findShop(deps, request.params.slug);
    if (shop === null) throw notFound();
    const paint = async () => {
      const svg = await renderer.drawShop(shop.businessType, shop.name);
      return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    };
    return send(reply, 'png', pictures.get(deps, JSON.stringify([shop.businessType, shop.name]), paint));
  });

  app.get<{ Params: { slug: string } }>('/share/locations/:slug.jpg', declares('anyone'), async (request, reply) => {
    const photoId = (await findShop(deps, request.params.slug))?.photoId;
    if (typeof photoId !== 'string') throw notFound();
    const paint = async () => {
      const [photo] = await deps.db.query<Kept>(`select ${keptColumns('files')} from files where id = $1`, [photoId]);
      if (photo === undefined) throw notFound();
      return sharp(await deps.files.get(photo))
        .resize({ ...SIZE, fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer();
    };
    return send(reply, 'jpeg', pictures.get(deps, photoId, paint));
  });
}
