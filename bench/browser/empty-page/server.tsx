import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server';
import { createEmptyRouter } from './router.tsx';

/** The page's HTML, as the product's server renders its pages. */
export async function renderEmptyPage(): Promise<string> {
  const request = new Request('http://localhost/empty');
  const handle = createRequestHandler({ request, createRouter: createEmptyRouter });
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToStream({ request, router, responseHeaders, children: <RouterServer router={router} /> }),
  );
  return response.text();
}
