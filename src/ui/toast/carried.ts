import type { ToastMessage } from './toast-context.ts';

const KEY = 'carried-toasts';

/** Of the toasts that stand, those that are words alone go along where a page leads to the other application. */
export function carryToasts(messages: readonly ToastMessage[]): void {
  const said = messages.filter(({ words, action }) => typeof words === 'string' && action === undefined);
  if (said.length > 0) sessionStorage.setItem(KEY, JSON.stringify(said));
}

/** Toasts of the page before, once. */
export function carriedToasts(): readonly ToastMessage[] {
  const said = sessionStorage.getItem(KEY);
  if (said === null) return [];
  sessionStorage.removeItem(KEY);
  return JSON.parse(said) as readonly ToastMessage[];
}

/** Told of the page that leads to the other application. */
export const CROSSING = 'crossing';
