import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLocale } from '#shared/messages/text.ts';
import { takeCouponFrom } from '#web/parts/filter/coupon.ts';
import type { PageAssets, Theme } from '#web/lib/page-context.ts';
import type { AppRouter } from '#web/lib/trpc.ts';
import { routeTree } from './route-tree.gen.ts?travellers';
import { createRouter } from './router.tsx';
import { isOfficePath } from '#web/lib/nav/office-path.ts';
import { fetchOnce } from '#web/lib/late/early-answer.ts';
import { outliveMissingFiles } from '#web/lib/late/missing-file.ts';
import { breath } from '#web/lib/late/breath.ts';
import { keepTexts, outliveTranslators } from '#web/lib/late/translated.ts';
import '#web/ui/tokens.css';
import '#web/ui/base.css';

/** The links and scripts that the server put into this page, so that hydration finds the same head. */
function assetsInPage(): PageAssets {
  const addresses = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  // A sheet that is fetched later stands beside these: the head that React knows stays as it was sent.
  const styles = addresses('head > link[rel="stylesheet"]', 'href');
  return {
    script: addresses('script[data-entry]', 'data-entry')[0] ?? '',
    styles: () => styles,
    officeStyle: addresses('script[data-offices]', 'data-offices')[0] ?? null,
    scripts: () => [],
    devScript:
      addresses('script[data-dev]', 'data-dev')[0] === undefined
        ? null
        : (document.querySelector('script[data-dev]')?.textContent ?? null),
  };
}

const fetchOffices = (): Promise<unknown> => import('./route-tree.gen.ts?offices');

/** The page comes to life in tasks of their own, so that presses and frames come between them. */
async function start(): Promise<void> {
  await breath();
  // A browser that translates the page says the translation's language in its place.
  const { documentElement } = document;
  const { locale = '', theme = 'system' } = documentElement.dataset;
  takeCouponFrom(location.search);
  const isOffice = isOfficePath(location.pathname);
  if (isOffice) await fetchOffices();
  const router = createRouter({
    routeTree,
    ...(isOffice ? {} : { fetchOffices }),
    link: httpBatchLink<AppRouter>({
      url: '/trpc',
      maxURLLength: 2000,
      // The server answers no longer batch (`api/procedures.ts`).
      maxItems: 10,
      headers: { 'x-locale': locale },
      fetch: fetchOnce,
    }),
    locale: isLocale(locale) ? locale : 'en',
    theme: theme as Theme,
    filterCookie: null,
    assets: assetsInPage(),
  });
  await breath();
  // The markup that stands there belongs to another address.
  if (globalThis.earlyStep) return;
  outliveTranslators();
  outliveMissingFiles();
  keepTexts(documentElement, () => 'ready' in documentElement.dataset && !document.querySelector('[data-late]'));
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

void start();
