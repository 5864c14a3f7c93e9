/** The travellers' part of the tree: the build leaves the offices' routes out (`vite.routes.ts`). */
declare module '*/route-tree.gen.ts?travellers' {
  export { routeTree } from './route-tree.gen.ts';
}

/** Adds the offices' routes to the travellers'. */
declare module '*/route-tree.gen.ts?offices' {}
