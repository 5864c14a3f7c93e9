import type { Area } from '#shared/messages/areas.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { EarlyQuestion } from './late/early-answer.ts';
import type { PrivateQueries } from './session/private-queries.ts';
import type { AppRouter } from './trpc.ts';
import type { Texts } from './texts.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What a page will ask for: its routes, their texts in one language, and modules that it loads by itself. */
interface PageWants {
  readonly routeIds: readonly string[];
  readonly areas: readonly string[];
  readonly locale: string;
  readonly modules: readonly string[];
}

/** Addresses of the built files that a page links. */
export interface PageAssets {
  readonly script: string;
  /**
   * All scripts of a page, so that they are fetched side by side instead of one wave after the other: the one that starts,
   * those without which the page is not alive, and what its wanted modules bring besides. Only the server names them.
   */
  readonly scripts: (wants: PageWants) => readonly string[];
  /** What is linked for screens with these areas of texts. */
  readonly styles: (areas: readonly Area[]) => readonly string[];
  /** The sheet that partners' and administrators' screens need besides, where it is a file. */
  readonly officeStyle: string | null;
  /** Code that the development server wants in the head. */
  readonly devScript: string | null;
}

/** What routes find in their context: the typed client for loaders, the texts, and how the page was asked for. */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly api: CreateQueryUtils<AppRouter>;
  readonly privateQueries: PrivateQueries;
  readonly texts: Texts;
  readonly theme: Theme;
  /** The last search as the browser kept it, unparsed; only on the server, the browser reads its own. */
  readonly filterCookie: string | null;
  readonly assets: PageAssets;
  /** What the page asks for as soon as it has been painted: loaders on the server say it before it is rendered. */
  readonly early: EarlyQuestion[];
  /**
   * Adds the routes of partners' and administrators' screens, which a traveller's page comes without.
   * @returns whether the address is another route's than `routeId` now
   */
  readonly openOffices: (pathname: string, routeId: string | undefined) => Promise<boolean>;
}
