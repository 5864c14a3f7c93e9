/** Travellers' pages, and the screens of partners, administrators and programmers: going from one to the other loads a page. */
export type Application = 'site' | 'office';

/** To which application an address belongs; its routes are in `src/site` or `src/office`. */
export const applicationOf = (pathname: string): Application =>
  /^\/(guesty|integrations|account|admin|admin-lock|api|counter|dashboard|dev|join|staff)(\/|$)/.test(pathname)
    ? 'office'
    : 'site';
