import { useRouterState } from '@tanstack/react-router';

/** Written out, because the router's own type follows from the root route, which asks for the path. */
interface Shown {
  readonly location: { readonly pathname: string };
  readonly resolvedLocation?: { readonly pathname: string };
}

const pathOf = ({ location, resolvedLocation }: Shown): string => (resolvedLocation ?? location).pathname;

/** The path of the page that stands there; of the next one as soon as it does. */
export const useShownPath = (): string => useRouterState({ select: pathOf });
