import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';

type Wanted = Pick<ParsedLocation, 'href'>;

/** The login page, which leads on to `location`. */
export const loginBefore = ({ href }: Wanted): string => `/login?returnTo=${encodeURIComponent(href)}`;

/** Thrown by a route, it sends a visitor to the login page, which brings them back to `location`. */
export const loginFirst = (location: Wanted) =>
  redirect({ href: loginBefore(location), statusCode: 302, replace: true });

interface Asked {
  readonly context: PageContext;
  readonly location: ParsedLocation;
}

/** For `beforeLoad` of protected routes: visitors log in first. */
export async function requireViewer({ context, location }: Asked) {
  const viewer = await context.api.accounts.viewer.ensureData();
  if (viewer === null) throw loginFirst(location);
  return { viewer };
}
