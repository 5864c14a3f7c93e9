import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';

/** For `beforeLoad` of protected routes: sends visitors to the login page, which brings them back here. */
export async function requireViewer({
  context,
  location,
}: {
  readonly context: PageContext;
  readonly location: ParsedLocation;
}) {
  const viewer = await context.api.accounts.viewer.ensureData();
  if (viewer !== null) return { viewer };
  const login = `/login?returnTo=${encodeURIComponent(location.href)}`;
  throw redirect({ href: login });
}
