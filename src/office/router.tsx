import { createRouter } from '@tanstack/react-router';
import { type PageOptions, routerSetup } from '#web/features/chrome/create-router.tsx';
import { routeTree } from './route-tree.gen.ts';

/**
 * The router of partners', administrators' and programmers' screens. The server asks who may see one and what it shows;
 * only the browser renders it.
 */
export function createOfficeRouter(page: PageOptions) {
  const { options, connect } = routerSetup('office', page);
  const router = createRouter({ ...options, routeTree });
  router.options.defaultSsr = 'data-only';
  return connect(router);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOfficeRouter>;
  }
}
