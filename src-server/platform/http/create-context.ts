import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { localeOf, isLocale, preferredLocale, type Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { SESSION_DAYS } from '#server/platform/sessions/sessions.ts';
import type { Viewer } from '#server/platform/sessions/viewer.ts';
import type { Credentials, RequestContext } from '#server/platform/trpc/request-context.ts';
import { cookieNames, secretCookie } from './cookies.ts';

/** REST names a guest's session by this client. */
const GUEST_CLIENT = 'guest';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 512 ? value : null;
};

const cookie = (request: FastifyRequest, name: string): string | null => {
  const value = request.cookies[name];
  return value === undefined || value === '' || value.length > 512 ? null : value;
};

async function viewerByHeaders(deps: Deps, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = request.headers.authorization?.match(/^Bearer\s+(svc_.*)$/i)?.[1];
  if (bearer !== undefined) {
    const service = await deps.sessions.findService(bearer);
    // Never a visitor: a script whose key is over must not work on with what everybody sees.
    if (service === null) throw unauthenticated();
    return { kind: 'service', ...service };
  }
  const [secret, client, uid] = ['access-token', 'client', 'uid'].map((name) => header(request, name));
  if (!secret || !client || !uid) return null;
  if (client === GUEST_CLIENT) return { kind: 'visitor', guestSessionId: await deps.sessions.findGuest(secret) };
  const user = await deps.sessions.findUserOfClient(secret, client);
  return user === null || user.email !== uid.toLowerCase()
    ? null
    : { kind: 'user', user, sessionSecret: secret, guestSessionId: null };
}

async function viewerByCookies(deps: Deps, request: FastifyRequest): Promise<Viewer> {
  const guestSecret = cookie(request, cookieNames.guest);
  const guestSessionId = guestSecret === null ? null : await deps.sessions.findGuest(guestSecret);
  const secret = cookie(request, cookieNames.session);
  const user = secret === null ? null : await deps.sessions.findUser(secret);
  return user === null || secret === null
    ? { kind: 'visitor', guestSessionId, sessionEnded: true }
    : { kind: 'user', user, sessionSecret: secret, guestSessionId };
}

function localeOfRequest(request: FastifyRequest, viewer: Viewer): Locale {
  const chosen = cookie(request, cookieNames.locale) ?? header(request, 'x-locale');
  if (chosen !== null && isLocale(chosen)) return chosen;
  if (viewer.kind === 'user') return localeOf(viewer.user.language);
  return preferredLocale(header(request, 'accept-language') ?? undefined);
}

function cookieCredentials({ config }: Deps, reply: FastifyReply): Credentials {
  return {
    signIn: ({ secret }) => void reply.setCookie(cookieNames.session, secret, secretCookie(config, SESSION_DAYS)),
    signUp: () => undefined,
    signOut: () => {
      reply.clearCookie(cookieNames.session, { path: '/' });
    },
    openGuest: (secret) => void reply.setCookie(cookieNames.guest, secret, secretCookie(config, 180)),
    closeGuest: () => void reply.clearCookie(cookieNames.guest, { path: '/' }),
  };
}

function headerCredentials(reply: FastifyReply): Credentials {
  const triple = (secret: string, client: string, uid: string) =>
    void reply.headers({ 'access-token': secret, client, uid, 'token-type': 'Bearer' });
  return {
    signIn: ({ secret, client }, email) => triple(secret, client, email),
    signUp: ({ secret, client }, email) => triple(secret, client, email),
    signOut: () => undefined,
    openGuest: (secret, email) => triple(secret, GUEST_CLIENT, email),
    closeGuest: () => undefined,
  };
}

/** Who asks, in which language, with a unit of work of their own. The web is known by cookie, REST by headers only. */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  transport: 'web' | 'rest',
): Promise<RequestContext> {
  const byHeaders = await viewerByHeaders(deps, request);
  const viewer =
    byHeaders ??
    (transport === 'web'
      ? await viewerByCookies(deps, request)
      : {
          kind: 'visitor' as const,
          guestSessionId: null,
          sessionEnded: header(request, 'access-token') !== null,
        });
  return {
    deps,
    em: deps.db.fork(),
    viewer,
    locale: localeOfRequest(request, viewer),
    ip: request.ip,
    requestId: request.id,
    credentials: transport === 'web' ? cookieCredentials(deps, reply) : headerCredentials(reply),
  };
}
