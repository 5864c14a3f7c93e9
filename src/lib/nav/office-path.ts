/** Whether an address is of the screens whose routes come when one of them is opened (`vite.routes.ts`). */
export const isOfficePath = (pathname: string): boolean =>
  /^\/(guesty|integrations|account|admin|admin-lock|api|counter|dashboard|dev|preview|staff)(\/|$)/.test(pathname);
