import type { FastifyInstance } from 'fastify';
import { afterLoginPath } from '#shared/accounts/start-path.ts';
import type { Deps } from '#server/deps.ts';
import { signInWithIdentity } from '#server/modules/accounts/accounts.module.ts';
import { cookieNames, secretCookie, secretName } from '#server/platform/http/cookies.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { isSameSecret } from '#server/platform/sessions/secrets.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

interface Kept {
  readonly state: string;
  readonly codeVerifier: string;
  /** What the person was on the way to, if anything. */
  readonly returnTo: string | null;
  /** The page they came from, which who is joining does not go back to. */
  readonly cameFrom: string | null;
}

/** Only paths of this site, as a browser reads them: it drops tabs and line ends, and takes `\\` for `/`. */
function ownPath(path: string | null | undefined): string | null {
  const base = 'https://own.invalid';
  if (!path?.startsWith('/') || !URL.canParse(path, base)) return null;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept>;
    return typeof kept.state === 'string' && typeof kept.codeVerifier === 'string'
      ? {
          state: kept.state,
          codeVerifier: kept.codeVerifier,
          returnTo: ownPath(kept.returnTo),
          cameFrom: ownPath(kept.cameFrom),
        }
      : null;
  } catch {
    return null;
  }
}

/** Sign-in with Google on the web: to the provider with a state and a PKCE challenge, and back. */
export function registerGoogle(app: FastifyInstance, deps: Deps): void {
  const { google, config } = deps;
  if (google === null) return;
  const cookie = secretCookie(config, 1);
  const name = secretName(config, 'google');
  app.get<{ Querystring: { returnTo?: string; cameFrom?: string } }>(
    '/auth/google',
    declares('anyone'),
    async (request, reply) => {
      const { url, state, codeVerifier } = await google.start();
      const { returnTo, cameFrom } = request.query;
      const kept: Kept = { state, codeVerifier, returnTo: ownPath(returnTo), cameFrom: ownPath(cameFrom) };
      return reply.setCookie(name, JSON.stringify(kept), { ...cookie, maxAge: 600 }).redirect(url);
    },
  );
  app.get<{ Querystring: { code?: string; state?: string } }>(
    '/auth/google/callback',
    declares('key'),
    async (request, reply) => {
      const kept = readKept(request.cookies[name] ?? null);
      reply.clearCookie(name, { path: '/', secure: cookie.secure });
      const { code, state } = request.query;
      const identity =
        kept !== null && code !== undefined && state !== undefined && isSameSecret(state, kept.state)
          ? await google.finish(code, kept.codeVerifier).catch((error: unknown) => {
              deps.log.warn({ err: error }, 'sign-in with Google failed');
              return null;
            })
          : null;
      if (identity === null || kept === null) return reply.redirect('/login?google=failed');
      const ctx = await createContext(deps, request, reply, 'web');
      const person = await signInWithIdentity(ctx, identity).catch((error: unknown) => {
        if (error instanceof AppError && error.key === 'accountClosed') return null;
        throw error;
      });
      if (person === null) return reply.redirect('/login?google=failed');
      const path = afterLoginPath(person, { goTo: kept.returnTo, cameFrom: kept.cameFrom });
      if (person.awaitsSecondFactor) return reply.redirect(`/login/code?returnTo=${encodeURIComponent(path)}`);
      // The page that comes next says so: script reads the cookie once and drops it.
      reply.setCookie(cookieNames.notice, 'google', { ...cookie, httpOnly: false, maxAge: 60 });
      return reply.redirect(path);
    },
  );
}
