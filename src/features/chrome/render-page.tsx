import type { AnyRouter } from '@tanstack/react-router';
import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server';
import type { PageAssets } from '#web/lib/page-context.ts';
import { statusOf } from '#web/lib/status-of.ts';
import { fontUrls } from '#web/ui/font-urls.ts';
import type { PageOptions } from './create-router.tsx';

/** What a request brings to the page; the link calls the procedures in the same process. */
export interface RenderOptions extends PageOptions {
  readonly request: Request;
}

/**
 * Renders the page of a request to an application: status, headers and a stream of HTML.
 * @throws what kept the frame around every page from being loaded, because then there is nothing to show it in; and that
 * the caller has asked too much, which is no page.
 */
export function renderWith(
  createRouter: (page: PageOptions) => AnyRouter,
  { request, ...page }: RenderOptions,
): Promise<Response> {
  const handle = createRequestHandler({ request, createRouter: () => createRouter(page) });
  return handle(({ router, responseHeaders }) => {
    const frame = router.state.matches[0];
    if (frame?.status === 'error') throw frame.error;
    const refused = router.state.matches.find(({ error }) => statusOf(error) === 429);
    if (refused !== undefined) throw refused.error;
    responseHeaders.set('link', linkHeader(page.assets));
    return renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> });
  });
}

/**
 * What every page needs to be seen, for those who pass an answer on and can tell the browser before the page has come. The
 * rest is in the head; proxies bound the size of headers.
 */
function linkHeader({ styles }: PageAssets): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fontUrls.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}
