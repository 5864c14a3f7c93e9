import type { Locale } from '#shared/messages/text.ts';
import type { Theme } from '#web/lib/page-context.ts';

const year = 31_536_000;

function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

/** Keeps the language and loads the page anew in it. */
export function chooseLocale(locale: Locale): void {
  setCookie('cloakroom_locale', locale, year);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  location.replace(url);
}

/** Keeps the theme and shows it at once; `system` follows the device. */
export function chooseTheme(theme: Theme): void {
  setCookie('cloakroom_theme', theme, theme === 'system' ? 0 : year);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
