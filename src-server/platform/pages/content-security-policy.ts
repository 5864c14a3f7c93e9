import type { Config } from '#server/config.ts';

const googleImages = [
  'https://*.googleapis.com',
  'https://*.gstatic.com',
  'https://*.google.com',
  'https://*.googleusercontent.com',
];

/** What the endpoint of reports is called. */
const REPORTS = 'policy';

interface PolicyOptions {
  readonly nonce: string;
  readonly dev: boolean;
  /** Whether pages of this site may frame it, as an editor does its preview; no one else ever. */
  readonly isFramed?: boolean;
}

/** The headers that say what a page may load, and where browsers report what it may not. */
export const policyHeaders = (config: Config, options: PolicyOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(config, options),
  ...(config.CSP_REPORT_URL === undefined ? {} : { 'reporting-endpoints': `${REPORTS}="${config.CSP_REPORT_URL}"` }),
});

/** The policy of an HTML page. Third parties appear only when a setting turns them on. */
export function contentSecurityPolicy(config: Config, { nonce, dev, isFramed = false }: PolicyOptions): string {
  const google = config.GOOGLE_MAPS_KEY !== undefined;
  const stripe = config.payments === 'stripe';
  const origins = (urls: readonly (string | undefined)[]) =>
    urls.filter((url) => url !== undefined).map((url) => new URL(url.replace(/[{}]/g, '')).origin);
  const style = origins([config.MAP_STYLE_URL]);
  const tiles = google || style.length > 0 ? [] : origins([config.MAP_TILES_URL]);
  const extras = origins([config.CHAT_WIDGET_URL, config.ANALYTICS_URL]);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    'script-src': [
      "'self'",
      // Hot reload brings inline scripts of its own; a nonce would forbid them.
      dev ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(google ? ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'] : []),
      ...(stripe ? ['https://js.stripe.com'] : []),
      ...extras,
    ],
    'style-src': [
      "'self'",
      ...(dev ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`]),
      ...(google ? ['https://fonts.googleapis.com'] : []),
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...style, ...(google ? googleImages : [])],
    'connect-src': [
      "'self'",
      ...(dev ? ['ws:'] : []),
      ...style,
      ...(google
        ? ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:']
        : []),
      ...(stripe ? ['https://api.stripe.com'] : []),
      ...extras,
    ],
    'font-src': ["'self'", ...(google ? ['https://fonts.gstatic.com'] : [])],
    // Vector maps draw in workers that they make of text.
    'worker-src': ["'self'", ...(google || style.length > 0 ? ['blob:'] : [])],
    'frame-src': [
      "'self'",
      ...(google ? ['https://*.google.com'] : []),
      ...(stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : []),
    ],
    'manifest-src': ["'self'"],
    // The old way and the new one: browsers know one of them.
    ...(config.CSP_REPORT_URL === undefined ? {} : { 'report-uri': [config.CSP_REPORT_URL], 'report-to': [REPORTS] }),
    ...(!dev && config.siteUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}
