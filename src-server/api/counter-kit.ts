import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { locales, type Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { kitFacts, lastTag, posterPdf, stickerPdf, tagsPdf } from '#server/modules/partner/partner.module.ts';
import { declares } from '#server/platform/access/declared-routes.ts';
import { routePerson } from '#server/platform/http/route-caller.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string; from?: string } }>;

/** The street is printed at some 200 dots an inch. */
const streetPixels = 1650;
const paper = '#fbf9f4';

async function paintStreet(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(streetPixels)
    .flatten({ background: paper })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, ratio: info.height / info.width };
}

/**
 * `GET /dashboard/listings/{id}/poster.pdf`, `sticker.pdf` and `tags.pdf`: what an owner prints for a counter, in the
 * language `lang` (their own without it); tags from the number `from`. Without a renderer the poster has no drawing.
 */
export function registerCounterKit(
  app: FastifyInstance,
  deps: Deps,
  renderer: Pick<PageRenderer, 'drawStreet'> | null,
): void {
  const { SITE_NAME: siteName } = deps.config;
  const read = async (request: Asked, reply: FastifyReply) => {
    const ctx = await routePerson(deps, request, reply);
    const locale: Locale = locales.find((each) => each === request.query.lang) ?? ctx.locale;
    return { facts: await kitFacts(deps, ctx.user.id, request.params.id), locale, siteName };
  };
  const send = (reply: FastifyReply, name: string, content: Buffer) =>
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(content);

  app.get('/dashboard/listings/:id/poster.pdf', declares('partner'), async (request: Asked, reply) => {
    const input = await read(request, reply);
    const svg = await renderer?.drawStreet(input.facts.businessType, input.facts.name);
    const street = svg === undefined ? null : await paintStreet(svg);
    return send(reply, `poster-${input.locale}`, await posterPdf({ ...input, street }));
  });
  app.get('/dashboard/listings/:id/sticker.pdf', declares('partner'), async (request: Asked, reply) => {
    const input = await read(request, reply);
    return send(reply, `sticker-${input.locale}`, await stickerPdf(input));
  });
  app.get('/dashboard/listings/:id/tags.pdf', declares('partner'), async (request: Asked, reply) => {
    const { locale } = await read(request, reply);
    const wanted = Number(request.query.from);
    const from = Number.isInteger(wanted) && wanted >= 1 && wanted <= lastTag ? wanted : 1;
    return send(reply, `tags-${from}`, await tagsPdf({ from, locale, siteName }));
  });
}
