import { createRouter } from '@tanstack/react-router';
import { type PageOptions, routerSetup } from '#web/features/chrome/create-router.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The router of travellers' pages, which are rendered on the server. */
export function createSiteRouter(page: PageOptions) {
  const { options, connect } = routerSetup('site', page);
  return connect(createRouter({ ...options, routeTree }));
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
