/** Which parts of the chrome a page shows. */
export interface Bars {
  /** `landing` is 72 high and as wide as the content; `fixed` stays in sight; `still` scrolls away. */
  readonly top: 'landing' | 'fixed' | 'still' | 'none';
  /** From which width in px the top bar shows; narrower pages bring their own. */
  readonly topFrom: 0 | 601 | 768;
  /** Home, Map and My Bookings at the bottom of a phone's screen. */
  readonly bottom: boolean;
  readonly footer: boolean;
  /** A phone's page without a menu ends with the choice of language. */
  readonly language: boolean;
}

/** Says on the page's root what it keeps room for; style sheets know it from there. */
export const barsInWords = ({ top, topFrom, bottom }: Bars): string =>
  [top, `from${topFrom}`, ...(bottom ? ['bottom'] : [])].join(' ');

const under = (path: string, ...bases: readonly string[]): boolean =>
  bases.some((base) => path === base || path.startsWith(`${base}/`));

/** The partner's and the administrator's screens, and joining, bring their own; a preview is the page alone. */
const own: Bars = { top: 'none', topFrom: 0, bottom: false, footer: false, language: false };

const usual: Bars = { top: 'fixed', topFrom: 0, bottom: true, footer: true, language: false };

/** @param isThere whether there is such a page: what is not found has the bars of any other, so that there is a way on. */
export function barsOf(pathname: string, isThere = true): Bars {
  if (!isThere) return usual;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (
    under(
      path,
      '/counter',
      '/dashboard',
      '/account',
      '/integrations',
      '/guesty',
      '/admin',
      '/admin-lock',
      '/join',
      '/api/docs',
      '/preview',
    )
  )
    return own;
  if (path === '/') return { top: 'landing', topFrom: 0, bottom: true, footer: true, language: false };
  // A location's own page ends with its price and its button, and has its own choice of language above them.
  if (/^\/map\/[^/]+$/.test(path)) return { top: 'fixed', topFrom: 768, bottom: false, footer: false, language: false };
  if (path === '/map') return { top: 'fixed', topFrom: 768, bottom: true, footer: false, language: false };
  if (under(path, '/map')) return { top: 'fixed', topFrom: 768, bottom: true, footer: false, language: true };
  if (under(path, '/book')) return { top: 'fixed', topFrom: 601, bottom: false, footer: false, language: true };
  if (under(path, '/orders', '/booking'))
    return { top: 'still', topFrom: 0, bottom: false, footer: false, language: false };
  if (under(path, '/settings')) return { top: 'fixed', topFrom: 0, bottom: false, footer: false, language: false };
  if (path === '/offline') return { top: 'fixed', topFrom: 0, bottom: true, footer: false, language: false };
  if (under(path, '/login')) return { top: 'fixed', topFrom: 0, bottom: true, footer: false, language: false };
  return usual;
}
