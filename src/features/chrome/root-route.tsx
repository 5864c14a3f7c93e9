import { createRootRouteWithContext, HeadContent, notFound, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rememberEarly } from '#web/lib/early.ts';
import { applicationOf } from '#shared/accounts/application.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { rememberTexts } from '#web/lib/translated.ts';
import { fontUrls } from '#web/ui/font-urls.ts';
import { fill } from '#shared/messages/text.ts';
import { areasOf } from './areas-of.ts';
import { barsInWords } from './bars.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { Chrome } from './chrome.tsx';
import { useBars } from './use-bars.ts';

/** The root of either application: what every page asks for, and the document around it. */
export const createRootRoute = () =>
  createRootRouteWithContext<PageContext>()({
    // Also where the pages within are not.
    ssr: true,
    beforeLoad: async ({ context, location, matches }) => {
      // Looked ahead at: it is loaded as a page when it is gone to.
      if (applicationOf(location.pathname) !== context.application) throw notFound();
      await context.texts.load(areasOf(matches));
    },
    loader: async ({ context }) => {
      const [site] = await Promise.all([
        context.api.cms.site.ensureData(),
        context.api.accounts.viewer.ensureData(),
        context.api.booking.hasTickets.ensureData(),
      ]);
      return { siteName: site.name, siteUrl: site.url };
    },
    head: ({ loaderData, match }) => {
      const { assets, texts } = match.context;
      const common = texts.of('common');
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
          ...assets.styles.map((href) => ({ rel: 'stylesheet', href })),
        ],
      };
    },
    component: Document,
  });

function Document(): ReactNode {
  const { options, state } = useRouter();
  const { texts, theme, assets }: PageContext = options.context;
  const bars = barsInWords(useBars());
  const scripts = assets.scripts({
    routeIds: state.matches.map(({ routeId }) => routeId),
    areas: areasOf(state.matches),
    locale: texts.locale,
  });
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
          nonce={options.ssr?.nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${rememberEarly};${rememberTexts}` : '' }}
          suppressHydrationWarning
        />
        <HeadContent />
        {/* Not in the route's head, where only the last one of a name is kept. */}
        <meta name="theme-color" content="#FBF9F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10130F" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Chrome>
          <Outlet />
        </Chrome>
        {assets.devScript === null ? null : (
          <script type="module" data-dev="" dangerouslySetInnerHTML={{ __html: assets.devScript }} />
        )}
        <Scripts />
        <script
          nonce={options.ssr?.nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startAfterPaint(assets.script, scripts) : '' }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}
