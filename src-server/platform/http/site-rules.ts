import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crossSite } from '#server/platform/errors/common.errors.ts';

/** What pages of this site may use of a device: the place for the map, the camera at the counter, cards. */
const PERMISSIONS = [
  'geolocation=(self)',
  'camera=(self)',
  'payment=(self "https://js.stripe.com")',
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/** What holds for every request and answer, whichever route: names, sources, and what may be kept. */
export function registerSiteRules(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseCrossSite(request, siteUrl);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    reply.header('permissions-policy', PERMISSIONS);
    // What nobody says may be kept is for whoever asked, now.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}

/** Writes from other sites are refused; browsers say where a request comes from, and whether that is another site. */
function refuseCrossSite({ method, url, headers }: FastifyRequest, siteUrl: string): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  // REST reads no cookies: another site's page has nothing to borrow.
  if (url.startsWith('/api/v1/')) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw crossSite();
  if (origin === undefined) return;
  const own = [new URL(siteUrl).host, headers.host];
  if (!own.includes(URL.canParse(origin) ? new URL(origin).host : '')) throw crossSite();
}
