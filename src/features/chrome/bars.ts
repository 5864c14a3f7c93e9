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

const usual: Bars = { top: 'fixed', topFrom: 0, bottom: true, footer: true, language: false };
const alone: Bars = { ...usual, bottom: false, footer: false };
const ofMap: Bars = { ...usual, topFrom: 768, footer: false };
/** The partner's and the administrator's screens, and joining, bring their own; a preview is the page alone. */
const own: Bars = { ...alone, top: 'none' };

/** @param isThere whether there is such a page: what is not found has the bars of any other, so that there is a way on. */
export function barsOf(pathname: string, isThere: boolean): Bars {
  if (!isThere) return usual;
  const path = pathname.replace(/(?!^)\/+$/, '');
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
  if (path === '/') return { ...usual, top: 'landing' };
  // A location's own page ends with its price and its button, and has its own choice of language above them.
  if (/^\/map\/[^/]+$/.test(path)) return { ...ofMap, bottom: false };
  if (path === '/map') return ofMap;
  if (under(path, '/map')) return { ...ofMap, language: true };
  if (under(path, '/book')) return { ...alone, topFrom: 601, language: true };
  if (under(path, '/in')) return { ...alone, language: true };
  if (under(path, '/orders', '/booking')) return { ...alone, top: 'still' };
  if (under(path, '/settings')) return alone;
  if (under(path, '/offline', '/login')) return { ...usual, footer: false };
  return usual;
}
