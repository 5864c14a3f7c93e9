import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, possibly with a query and a hash. */
  readonly to: string;
  /** Kept with the entry in the history, such as `onLoginGoTo` for the login page. */
  readonly state?: LinkState | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

/** What pages hand each other beside the address. */
interface LinkState {
  readonly onLoginGoTo?: string;
  readonly returnFromLoginTo?: string;
  readonly allowCustomerSignUp?: boolean;
  readonly openCompanyPanel?: boolean;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends LinkState {}
}

/** A link within the site by its plain address; follows without loading the page anew. */
export function AppLink({ to, state, ...rest }: AppLinkProps) {
  const [path = '/', query] = (to.split('#', 1)[0] ?? '').split('?', 2);
  const hash = to.includes('#') ? to.slice(to.indexOf('#') + 1) : undefined;
  const search = query === undefined ? {} : searchOf(query);
  return (
    <Link
      {...(rest as object)}
      to={path === '' ? '.' : path}
      search={search as never}
      {...(hash === undefined ? {} : { hash })}
      {...(state === undefined ? {} : { state: (now: object) => ({ ...now, ...state }) })}
    />
  );
}

/** Numbers stay numbers, as the router writes them. */
function searchOf(query: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );
}
