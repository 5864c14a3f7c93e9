import type { Locale } from '#shared/messages/text.ts';
import en from '#shared/messages/common/en.ts';
import es from '#shared/messages/common/es.ts';
import fr from '#shared/messages/common/fr.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const light = '--paper:#fbf9f4;--ink:#17201b;--soft:#566059;--brand:#0b5d4a;--brand-ink:#fff';
const dark = '--paper:#10130f;--ink:#f2efe6;--soft:#a9b1a9;--brand:#5cc7ac;--brand-ink:#06231c';

const style = `:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
:root[data-theme=light]{color-scheme:light;${light}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
body{display:grid;min-height:100vh;margin:0;place-items:center;background:var(--paper);color:var(--ink);font:17px/26px Figtree,system-ui,sans-serif}
main{box-sizing:border-box;max-width:480px;padding:48px 16px;text-align:center}
h1{margin:0 0 8px;font-size:28px;line-height:34px}
p{margin:0 0 24px;color:var(--soft)}
a{display:inline-block;padding:11px 24px;border-radius:10px;background:var(--brand);color:var(--brand-ink);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

interface FailurePage {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | 'system';
  readonly siteName: string;
  /** Where trying again leads: the address that was asked for. */
  readonly address: string;
  readonly nonce: string;
  /** Why, where it is known and can be said; else that nothing is lost. */
  readonly reason: string | null;
}

/** The page for when no page can be made: what happened, what was kept, what to do. It needs nothing but itself. */
export function failurePage({ locale, theme, siteName, address, nonce, reason }: FailurePage): string {
  const words = catalogues[locale];
  return `<!doctype html>
<html lang="${locale}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.errorTitle} | ${siteName}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.errorTitle)}</h1>
<p>${escapeHtml(reason ?? words.errorText)}</p>
<a href="${escapeHtml(address)}">${escapeHtml(words.tryAgain)}</a>
</main>
</body>
</html>
`;
}
