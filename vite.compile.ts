import type { Plugin } from 'vite';

/**
 * What nearly all of runs on a traveller's first screens. Libraries of which little runs, and screens that are fetched
 * later, are left alone: they would be compiled for nothing.
 */
const eager =
  /^(core|base|stay|storefront|filter|listing|picker|place|list|map-search|days|entry-client|routes|map|map\._slug|search-ticket|map-view|result-list)$/;

/**
 * Has the browser compile these files whole while they are fetched, beside the page's thread, instead of function by
 * function on it when each is first called. The hint must be the very first line, so it is written last.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && eager.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
