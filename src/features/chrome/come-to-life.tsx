import type { AnyRouter } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLocale } from '#shared/messages/text.ts';
import { outliveMissingFiles } from '#web/lib/late.tsx';
import type { PageAssets, Theme } from '#web/lib/page-context.ts';
import { keepTexts, outliveTranslators } from '#web/lib/translated.ts';
import type { AppRouter } from '#web/lib/trpc.ts';
import type { PageOptions } from './create-router.tsx';

/** The links and scripts that the server put into this page, so that hydration finds the same head. */
function assetsInPage(): PageAssets {
  const addresses = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const styles = addresses('head > link[rel="stylesheet"]', 'href');
  const [devScript] = document.querySelectorAll('script[data-dev]');
  return {
    script: addresses('script[data-entry]', 'src')[0] ?? '',
    styles,
    scripts: () => [],
    devScript: devScript?.textContent ?? null,
  };
}

/** Brings the page that the server sent to life. */
export function comeToLife(createRouter: (page: PageOptions) => AnyRouter): void {
  // A browser that translates the page says the translation's language in its place.
  const { documentElement } = document;
  const { locale = '', theme = 'system' } = documentElement.dataset;
  const router = createRouter({
    link: httpBatchLink<AppRouter>({
      url: '/trpc',
      maxURLLength: 2000,
      // The server answers no longer batch (`api/procedures.ts`).
      maxItems: 10,
      headers: { 'x-locale': locale },
    }),
    locale: isLocale(locale) ? locale : 'en',
    theme: theme as Theme,
    filterCookie: null,
    assets: assetsInPage(),
  });
  // The markup that stands there belongs to another address.
  if (globalThis.earlyStep) return;
  outliveTranslators();
  outliveMissingFiles();
  keepTexts(documentElement, () => 'ready' in documentElement.dataset);
  // What the server tells machines is of the page that it sent.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) for (const facts of document.querySelectorAll('[type="application/ld+json"]')) facts.remove();
  });
  // As a transition React gives way between components.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
