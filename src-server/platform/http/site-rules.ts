import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { crossSite } from '#server/platform/errors/common.errors.ts';

/** What pages of this site may use of a device: the place for the map, the camera at the counter, cards. */
const permissionsOf = ({ payments }: Pick<Config, 'payments'>): string =>
  [
    'geolocation=(self)',
    'camera=(self)',
    payments === 'stripe' ? 'payment=(self "https://js.stripe.com")' : 'payment=(self)',
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
export function registerSiteRules(app: FastifyInstance, config: Pick<Config, 'siteUrl' | 'payments'>): void {
  const { siteUrl } = config;
  const permissions = permissionsOf(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseCrossSite(request, siteUrl);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    reply.header('permissions-policy', permissions);
    if (String(reply.getHeader('content-security-policy')).includes("frame-ancestors 'none'"))
      reply.header('x-frame-options', 'DENY');
    // What no one says may be kept is for the caller, now.
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
  const own = new URL(siteUrl);
  const from = URL.canParse(origin) ? new URL(origin) : null;
  // Any attacker on the way may have written a page that came over plain HTTP.
  const isPlain = own.protocol === 'https:' && from?.protocol !== 'https:';
  if (from === null || isPlain || ![own.host, headers.host].includes(from.host)) throw crossSite();
}
