/** `/Toronto/?x=1` and `/toronto` are one address. */
export const plainUrl = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0]?.toLowerCase().replace(/\/+$/, '') ?? '';
  return path.startsWith('/') ? path : `/${path}`;
};

/** First parts of addresses that the application has for itself: no page can stand there. */
const own = new Set([
  'account',
  'admin',
  'admin-lock',
  'api',
  'assets',
  'auth',
  'book',
  'booking',
  'cal',
  'counter',
  'dashboard',
  'dev',
  'files',
  'find-booking',
  'saved',
  'guesty',
  'healthz',
  'help',
  'information',
  'integrations',
  'join',
  'login',
  'map',
  'metrics',
  'offline',
  'orders',
  'pictures',
  'preview',
  'sandbox',
  'scenes',
  'settings',
  'share',
  'sitemaps',
  'staff',
  'tickets',
  'trpc',
  'unsubscribe',
  'uploads',
  'webhooks',
  'widget',
]);

/** What is wrong with an address that a page should have. */
export type UrlProblem = 'format' | 'taken';

/** A page's address: up to three lower-case parts, `/toronto/union-station`, and none of the application's own. */
export function urlProblem(url: string): UrlProblem | null {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/.test(url) || url.length > 200) return 'format';
  return own.has(url.split('/')[1] ?? '') ? 'taken' : null;
}
