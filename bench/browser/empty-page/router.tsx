import { QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';

const greeting = { queryKey: ['greeting'], queryFn: () => 'An empty page', staleTime: Infinity };

/** A page with nothing on it, by the same React, router and query as the product's: what these cost alone. */
export function createEmptyRouter() {
  const queryClient = new QueryClient();
  const root = createRootRoute({
    head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Empty' }] }),
    component: () => (
      <html lang="en">
        <head>
          <HeadContent />
        </head>
        <body>
          <Outlet />
          <Scripts />
          <script type="module" src="/empty/client.js" />
        </body>
      </html>
    ),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/empty',
    loader: () => queryClient.ensureQueryData(greeting),
    component: () => <h1>{useSuspenseQuery(greeting).data}</h1>,
  });
  const router = createRouter({ routeTree: root.addChildren([index]) });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}
