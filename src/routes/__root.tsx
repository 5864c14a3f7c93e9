import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts, useRouter } from '@tanstack/react-router';
import { barsInWords } from '#web/features/chrome/bars.ts';
import { areasOf } from '#web/features/chrome/areas-of.ts';
import { Chrome } from '#web/features/chrome/chrome.tsx';
import { Start } from '#web/features/chrome/start.tsx';
import { useBars } from '#web/features/chrome/use-bars.ts';
import { rememberChoices } from '#web/lib/late/early-choices.ts';
import { rememberPress } from '#web/lib/late/early-press.ts';
import { rememberTexts } from '#web/lib/late/translated.ts';
import { loadStyle } from '#web/lib/load-style.ts';
import { isOfficePath } from '#web/lib/nav/office-path.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { fontUrls } from '#web/ui/font-urls.ts';
import { isOfficeArea } from '#shared/messages/areas.ts';
import { fill } from '#shared/messages/text.ts';

/** A form that only code can post stays as it is, with what was typed, when it is sent before the code has come. */
const postWaits = "addEventListener('submit',(e)=>{if(e.target.method==='post')e.preventDefault()},true)";

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    if (isOfficePath(location.pathname) && (await context.openOffices(location.pathname, matches.at(-1)?.routeId)))
      throw redirect({ href: location.href, state: true, replace: true });
    const areas = areasOf(matches);
    await Promise.all([
      context.texts.load(areas),
      areas.some(isOfficeArea) ? loadStyle(context.assets.officeStyle) : undefined,
    ]);
  },
  loader: async ({ context }) => {
    const [site] = await Promise.all([
      context.api.cms.site.ensureData(),
      context.api.accounts.viewer.ensureData(),
      context.api.booking.hasTickets.ensureData(),
    ]);
    return { siteName: site.name, siteUrl: site.url, mapProvider: site.map.provider };
  },
  head: ({ loaderData, match, matches }) => {
    const { assets, texts } = match.context;
    const common = texts.of('common');
    const areas = areasOf(matches);
    const words = (key: string) => fill(common[key] ?? '', { site: loaderData?.siteName ?? '' }, texts.locale);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: words('siteTitle') },
        { name: 'description', content: words('siteDescription') },
        { name: 'format-detection', content: 'telephone=no' },
      ],
      links: [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/site.webmanifest' },
        ...fontUrls.map((href) => ({
          rel: 'preload',
          as: 'font' as const,
          type: 'font/woff2',
          crossOrigin: 'anonymous' as const,
          href,
        })),
        ...assets.styles(areas).map((href) => ({ rel: 'stylesheet', href })),
      ],
    };
  },
  component: Document,
});

function Document() {
  const { texts, theme, assets, early } = Route.useRouteContext();
  const nonce = useRouter().options.ssr?.nonce;
  const bars = barsInWords(useBars());
  return (
    <html
      lang={texts.locale}
      data-locale={texts.locale}
      data-bars={bars}
      {...(theme === 'system' ? {} : { 'data-theme': theme })}
      suppressHydrationWarning
    >
      <head>
        {/* It has run when the page comes to life, so that the browser's code is without it. */}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? `${postWaits};${rememberPress};${rememberChoices};${rememberTexts}` : '',
          }}
          suppressHydrationWarning
        />
        <HeadContent />
        {/* Not in the route's head, where only the last one of a name is kept. */}
        <meta name="theme-color" content="#FBF9F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10130F" media="(prefers-color-scheme: dark)" />
        {assets.devScript === null ? null : (
          <script type="module" data-dev="" dangerouslySetInnerHTML={{ __html: assets.devScript }} />
        )}
      </head>
      <body>
        <Chrome>
          <Outlet />
        </Chrome>
        <Scripts />
        <Start assets={assets} early={early} locale={texts.locale} />
      </body>
    </html>
  );
}
