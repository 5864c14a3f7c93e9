import { Link, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { loginBefore } from '../require-viewer.ts';
import { applicationOf } from '#shared/accounts/application.ts';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, possibly with a query and a hash. */
  readonly to: string;
  /** Kept with the entry in the history, such as `onLoginGoTo` for the login page. */
  readonly state?: LinkState | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

/** What pages hand each other besides the address. */
interface LinkState {
  readonly onLoginGoTo?: string;
  readonly returnFromLoginTo?: string;
  readonly allowCustomerSignUp?: boolean;
  readonly openCompanyPanel?: boolean;
  /** On a phone the map opens with the card of the nearest location that can be booked. */
  readonly showNearest?: boolean;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends LinkState {}
}

/**
 * A link by its plain address; follows without loading the page anew, except into the other application. One to the login
 * leads back.
 */
export function AppLink({ to, state, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const [path = '/', query] = (to.split('#', 1)[0] ?? '').split('?', 2);
  if (path !== '' && applicationOf(path) !== router.options.context.application)
    return (
      <a {...rest} href={state?.onLoginGoTo === undefined ? to : loginBefore({ href: state.onLoginGoTo })}>
        {children}
      </a>
    );
  const hash = to.includes('#') ? to.slice(to.indexOf('#') + 1) : undefined;
  const search = query === undefined ? {} : searchOf(query);
  const stateOf = (now: LinkState): LinkState => {
    const { pathname, href } = router.latestLocation;
    if (!isLogin(path)) return { ...now, ...state };
    // Between the pages of the login, who asked for it is kept.
    const { onLoginGoTo, returnFromLoginTo, allowCustomerSignUp } = now;
    if (!isLogin(pathname)) return { returnFromLoginTo: href, ...state };
    return {
      ...(onLoginGoTo !== undefined && { onLoginGoTo }),
      ...(returnFromLoginTo !== undefined && { returnFromLoginTo }),
      ...(allowCustomerSignUp !== undefined && { allowCustomerSignUp }),
      ...state,
    };
  };
  return (
    <Link
      {...(rest as object)}
      to={path === '' ? '.' : path}
      search={search as never}
      // A page is where it is: what lies above it in the address is not.
      activeOptions={{ exact: true }}
      {...(hash === undefined ? {} : { hash })}
      {...(state === undefined && !isLogin(path) ? {} : { state: stateOf })}
    >
      {children}
    </Link>
  );
}

const isLogin = (path: string): boolean => path === '/login' || path.startsWith('/login/');

/** Numbers stay numbers, as the router writes them. */
function searchOf(query: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );
}
