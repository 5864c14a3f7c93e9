import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { Application } from '#shared/accounts/application.ts';
import type { PrivateQueries } from './session/private-queries.ts';
import type { AppRouter } from './trpc.ts';
import type { Texts } from './texts.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What a page will ask for: its routes, and their texts in one language. */
interface PageWants {
  readonly routeIds: readonly string[];
  readonly areas: readonly string[];
  readonly locale: string;
}

/** Addresses of the built files that a page of one application links. */
export interface PageAssets {
  /** The script that starts it. */
  readonly script: string;
  /** All scripts that it needs, so that they are fetched side by side. Only the server names them. */
  readonly scripts: (wants: PageWants) => readonly string[];
  readonly styles: readonly string[];
  /** Code that the development server wants in the head. */
  readonly devScript: string | null;
}

/** What routes find in their context: the typed client for loaders, the texts, and how the page was asked for. */
export interface PageContext {
  readonly application: Application;
  readonly queryClient: QueryClient;
  readonly api: CreateQueryUtils<AppRouter>;
  readonly privateQueries: PrivateQueries;
  readonly texts: Texts;
  readonly theme: Theme;
  /** The last search as the browser kept it, unparsed; only on the server, the browser reads its own. */
  readonly filterCookie: string | null;
  readonly assets: PageAssets;
}
