import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Deps } from '#server/deps.ts';
import { findShop } from '#server/modules/search/search.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';

/** So many pictures are kept, some 30 KB each: painting one takes the processor longer than a page. */
const MAX_KEPT = 200;

type DrawShop = PageRenderer['drawShop'];

/** Paints a shop's drawing as PNG; asked for again, or by many at once, it is painted once. */
function createPainter(drawShop: DrawShop): (...shop: Parameters<DrawShop>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (...shop) => {
    const key = JSON.stringify(shop);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const painted = drawShop(...shop).then((svg) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
    kept.set(key, painted);
    painted.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return painted;
  };
}

/** `/share/locations/{slug}.png`: what a link to a location without a photo shows, its drawn front with its name. */
export function registerSharePictures(
  app: FastifyInstance,
  deps: Pick<Deps, 'db'>,
  renderer: Pick<PageRenderer, 'drawShop'>,
): void {
  const paint = createPainter((businessType, name) => renderer.drawShop(businessType, name));
  app.get<{ Params: { slug: string } }>('/share/locations/:slug.png', async (request, reply) => {
    const shop = await findShop(deps, request.params.slug);
    if (shop === null) throw notFound();
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await paint(shop.businessType, shop.name));
  });
}
