import { isNotFound, useRouterState } from '@tanstack/react-router';
import { type Bars, barsOf } from './bars.ts';
import { useShownPath } from './use-shown-path.ts';

/** Written out, because the router's own type follows from the root route, which asks for the bars. */
interface Shown {
  readonly matches: readonly { readonly error?: unknown }[];
}

/** No one's page but the root's own stands there; an area's own, such as administration's, has the area's bars. */
const isThere = ({ matches: [root] }: Shown): boolean => !isNotFound(root?.error);

/** The bars of the page that stands there. */
export function useBars(): Bars {
  return barsOf(useShownPath(), useRouterState({ select: isThere }));
}
