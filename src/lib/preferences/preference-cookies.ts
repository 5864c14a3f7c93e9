import { isLocale, type Locale } from '#shared/messages/text.ts';
import type { Theme } from '#web/lib/page-context.ts';

const year = 31_536_000;

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Keeps the language and loads the page anew in it; an address that names another one names this one instead. */
export function chooseLocale(locale: Locale): void {
  setCookie('cloakroom_locale', locale, year);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  const [, named = '', ...rest] = url.pathname.split('/');
  if (isLocale(named)) url.pathname = ['', locale, ...rest].join('/');
  // The same address with a hash would only be scrolled.
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/** Keeps the theme and shows it at once; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  setCookie('cloakroom_theme', theme, theme === 'system' ? 0 : year);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
