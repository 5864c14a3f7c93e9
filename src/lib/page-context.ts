import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { AppRouter } from './trpc.ts';
import type { Texts } from './texts.ts';

export type Theme = 'light' | 'dark' | 'system';

/** Addresses of the built files that every page links. */
export interface PageAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** Code that the development server wants in the head. */
  readonly devScript: string | null;
}

/** What routes find in their context: the typed client for loaders, the texts, and how the page was asked for. */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly api: CreateQueryUtils<AppRouter>;
  readonly texts: Texts;
  readonly theme: Theme;
  /** The last search as the browser kept it, unparsed; only on the server, the browser reads its own. */
  readonly filterCookie: string | null;
  readonly assets: PageAssets;
}
