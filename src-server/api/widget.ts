import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { noteVisit } from '#server/modules/widgets/widgets.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

const attributes = ['listing', 'near', 'place', 'size', 'lang', 'theme', 'code', 'widget'] as const;
type Query = Readonly<Partial<Record<(typeof attributes)[number] | 'w', string>>>;

const VISITS = { name: 'widget-seen', hits: 120, perSeconds: 60 };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One of several values of a query is the first. */
const one = (value: unknown): string => String(Array.isArray(value) ? value[0] : (value ?? '')).slice(0, 500);

/**
 * The booking widget: its script for pages of others, the page of it for a frame, and the word that it was seen. Nothing
 * of these reads or sets a cookie.
 */
export function registerWidget(app: FastifyInstance, deps: Deps, root: string): void {
  const path = join(root, 'dist/widget/widget.js');
  // Built once before the start; a process without the built pages has no widget either.
  const script = existsSync(path)
    ? readFileSync(path, 'utf8')
        .replace('__SITE_NAME__', () => JSON.stringify(deps.config.SITE_NAME).slice(1, -1))
        .replace('__SITE_URL__', () => JSON.stringify(deps.config.siteUrl).slice(1, -1))
    : null;

  app.get('/widget.js', declares('anyone'), (_request, reply) => {
    if (script === null) throw notFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .send(script);
  });

  app.get<{ Querystring: Query }>('/widget/seen', declares('anyone'), async (request, reply) => {
    await limitRate({ deps }, VISITS, request.ip);
    await noteVisit(deps, one(request.query.w), request.headers.origin ?? '');
    return reply.status(204).header('access-control-allow-origin', '*').send();
  });

  app.get<{ Querystring: Query }>('/widget/frame', declares('anyone'), async (request, reply) => {
    const { query, headers } = request;
    const widget = one(query.widget);
    if (widget !== '') {
      await limitRate({ deps }, VISITS, request.ip);
      await noteVisit(deps, widget, headers.referer ?? '');
    }
    const nonce = randomBytes(16).toString('base64');
    // The visit is noted here, by the page that holds the frame.
    const given = attributes.flatMap((name) =>
      one(query[name]) === '' ? [] : [`${name}="${escapeHtml(one(query[name]))}"`],
    );
    const { siteUrl, SITE_NAME } = deps.config;
    const [slug = ''] = one(query.listing).split(/\s+/);
    const link = `${siteUrl}/map${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`;
    return reply
      .removeHeader('x-frame-options')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'nonce-${nonce}'; ` +
          `base-uri 'none'; form-action 'none'; frame-ancestors *`,
      )
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${escapeHtml(one(query.lang) || 'en')}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(SITE_NAME)}</title>` +
          `<style nonce="${nonce}">:root{color-scheme:light dark}body{margin:8px}</style></head><body>` +
          `<cloakroom-widget ${given.join(' ')}><a href="${escapeHtml(link)}" target="_top">${escapeHtml(SITE_NAME)}</a>` +
          `</cloakroom-widget><script async src="/widget.js"></script></body></html>`,
      );
  });
}
