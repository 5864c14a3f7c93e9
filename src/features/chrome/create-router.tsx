import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { learnClocksFrom } from '#web/lib/learn-clocks.ts';
import { CROSSING } from '#web/ui/toast/carried.ts';
import { type Application, applicationOf } from '#shared/accounts/application.ts';
import type { PageAssets, PageContext, Theme } from '#web/lib/page-context.ts';
import { createPrivateQueries } from '#web/lib/session/private-queries.ts';
import { createTexts, TextsContext } from '#web/lib/texts.ts';
import { type AppRouter, trpc } from '#web/lib/trpc.ts';
import { unansweredLink } from '#web/lib/unanswered-link.ts';
import type { Locale } from '#shared/messages/text.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What a page is made with: by the server for a request, by the browser for a load. */
export interface PageOptions {
  readonly link: TRPCLink<AppRouter>;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly filterCookie: string | null;
  readonly assets: PageAssets;
  readonly nonce?: string;
}

/**
 * How answers travel with a page: as text. As code, which the router would make of them, each was walked and named on the
 * server, compiled and run in the browser, and took more bytes.
 */
export const answersAsText = {
  write: { serializeData: (answer: unknown): string => JSON.stringify(answer) },
  read: { defaultOptions: { deserializeData: (text: string): unknown => JSON.parse(text) } },
};

/** The browser's history, in which an address of the other application is loaded as a page. */
function historyWithin(application: Application): RouterHistory {
  const history = createBrowserHistory();
  const { push, replace } = history;
  const isOwn = (path: string) => applicationOf(new URL(path, location.origin).pathname) === application;
  const cross = (load: () => void) => {
    dispatchEvent(new Event(CROSSING));
    load();
  };
  history.push = (path, ...rest) => (isOwn(path) ? push(path, ...rest) : cross(() => location.assign(path)));
  history.replace = (path, ...rest) => (isOwn(path) ? replace(path, ...rest) : cross(() => location.replace(path)));
  return history;
}

/**
 * What the routers of both applications have in common: one query cache per request on the server, per page load in the
 * browser. @returns the router's options, and `connect`, which ties a router made with them to the cache
 */
export function routerSetup(application: Application, page: PageOptions) {
  const { link, locale, theme, filterCookie, assets, nonce } = page;
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of waiting for one.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  // Also where pages are made: their copy of the rules is not the one that the server taught.
  learnClocksFrom(queryClient);
  const texts = createTexts(locale);
  // Only a browser knows of its network.
  const failed = () =>
    String(texts.of('common')[navigator.onLine === false ? 'unansweredOffline' : 'somethingWentWrong']);
  const privateQueries = createPrivateQueries();
  const client = trpc.createClient({ links: [unansweredLink(failed), privateQueries.link, link] });
  const api = createTRPCQueryUtils({ client, queryClient });
  const context: PageContext = { application, queryClient, api, privateQueries, texts, theme, filterCookie, assets };
  let isComingToLife = typeof document !== 'undefined';
  const options = {
    context,
    ...(typeof document === 'undefined' ? {} : { history: historyWithin(application) }),
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // What came from the server stays where its reader has scrolled to meanwhile.
    scrollRestoration: () => !isComingToLife,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    dehydrate: () => ({ locale, theme }),
    Wrap: ({ children }: { readonly children: ReactNode }) => (
      <TextsContext value={texts}>
        <trpc.Provider client={client} queryClient={queryClient}>
          {children}
        </trpc.Provider>
      </TextsContext>
    ),
  } as const;
  const connect = <R extends AnyRouter>(router: R): R => {
    router.options.hydrate = async () => {
      const matched = router.matchRoutes(router.latestLocation);
      await texts.load(['common', ...matched.flatMap((match) => match.staticData.areas ?? [])]);
    };
    router.subscribe('onRendered', () => (isComingToLife = false));
    // Only answers travel with a page: a question still open when it is sent would fail in the browser with no one to hear.
    setupRouterSsrQueryIntegration({
      router,
      queryClient,
      dehydrateOptions: { shouldDehydrateQuery: defaultShouldDehydrateQuery, ...answersAsText.write },
      hydrateOptions: answersAsText.read,
    });
    return router;
  };
  return { options, connect };
}
