import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { localeOf, isLocale, preferredLocale, type Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import { GUEST_DAYS, SESSION_DAYS, type StartedSession } from '#server/platform/sessions/sessions.ts';
import type { Origin } from '#server/platform/sessions/origin.ts';
import type { Viewer } from '#server/platform/sessions/viewer.ts';
import type { Credentials, RequestContext } from '#server/platform/trpc/request-context.ts';
import { headersOf, type NamesFrom, type SessionNames, sessionNamesOf } from './session-names.ts';
import { cookieNames, secretCookie, secretName, type secretNames } from './cookies.ts';

/** How long a browser is known after a sign-in. */
const DEVICE_DAYS = 365;

/** REST names a guest's session by this client. */
const GUEST_CLIENT = 'guest';

const SERVICE_TOKEN = /^Bearer\s+(svc_.*)$/i;

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 512 ? value : null;
};

const cookie = (request: FastifyRequest, name: string): string | null => {
  const value = request.cookies[name];
  return value === undefined || value === '' || value.length > 512 ? null : value;
};

const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
});

/** Who has a service token; `null` where none came. */
async function viewerByServiceToken(deps: Deps, request: FastifyRequest): Promise<Viewer | null> {
  const bearer = request.headers.authorization?.match(SERVICE_TOKEN)?.[1];
  if (bearer === undefined) return null;
  const service = await deps.sessions.findService(bearer);
  // Never a visitor: a script whose key is over must not work on with what every visitor sees.
  if (service === null) throw unauthenticated();
  return { kind: 'service', ...service };
}

async function viewerByNames(deps: Deps, request: FastifyRequest, names: SessionNames | null): Promise<Viewer | null> {
  if (names === null) return null;
  const { secret, client, uid } = names;
  if (client === GUEST_CLIENT) return { kind: 'visitor', guestSessionId: await deps.sessions.findGuest(secret) };
  const found = await deps.sessions.findUserOfClient(secret, client, uid, originOf(request));
  if (found === null) return null;
  const { user, goodUntil } = found;
  return { kind: 'user', user, sessionSecret: secret, restSession: { client, goodUntil }, guestSessionId: null };
}

async function viewerByCookies(deps: Deps, request: FastifyRequest): Promise<Viewer> {
  const guestSecret = cookie(request, secretName(deps.config, 'guest'));
  const guestSessionId = guestSecret === null ? null : await deps.sessions.findGuest(guestSecret);
  const secret = cookie(request, secretName(deps.config, 'session'));
  const user = secret === null ? null : await deps.sessions.findUser(secret, originOf(request));
  if (user === null && secret !== null) {
    const waiting = await deps.sessions.findAwaiting(secret);
    const awaitsSecondFactor = waiting === null ? undefined : { ...waiting, secret };
    return { kind: 'visitor', guestSessionId, sessionEnded: true, awaitsSecondFactor };
  }
  return user === null || secret === null
    ? { kind: 'visitor', guestSessionId, sessionEnded: true }
    : { kind: 'user', user, sessionSecret: secret, restSession: null, guestSessionId };
}

function localeOfRequest(request: FastifyRequest, viewer: Viewer): Locale {
  const chosen = cookie(request, cookieNames.locale) ?? header(request, 'x-locale');
  if (chosen !== null && isLocale(chosen)) return chosen;
  if (viewer.kind === 'user') return localeOf(viewer.user.language);
  return preferredLocale(header(request, 'accept-language') ?? undefined);
}

/** A guest's session as script may know it: it opens nothing. */
const markOf = (guestSessionId: string): string => guestSessionId.slice(0, 16);

/** Keeps the mark in step with the session: one that began before there were marks gets its own, one that is gone none. */
function keepMark({ config }: Deps, request: FastifyRequest, reply: FastifyReply, viewer: Viewer): void {
  const isHere = cookie(request, secretName(config, 'guest')) !== null;
  const session = viewer.kind === 'service' || !isHere ? null : viewer.guestSessionId;
  const mark = session === null ? null : markOf(session);
  if (cookie(request, cookieNames.guestMark) === mark) return;
  if (mark === null) clearMark(reply);
  else setMark(config, reply, mark);
}

const clearMark = (reply: FastifyReply) => void reply.clearCookie(cookieNames.guestMark, { path: '/' });

const setMark = (config: Deps['config'], reply: FastifyReply, mark: string) =>
  void reply.setCookie(cookieNames.guestMark, mark, { ...secretCookie(config, GUEST_DAYS), httpOnly: false });

function cookieCredentials({ config }: Deps, reply: FastifyReply): Credentials {
  const set = (name: keyof typeof secretNames, value: string, days: number) =>
    void reply.setCookie(secretName(config, name), value, secretCookie(config, days));
  const clear = (name: keyof typeof secretNames) =>
    void reply.clearCookie(secretName(config, name), { path: '/', secure: secretCookie(config, 0).secure });
  return {
    signIn: ({ secret }) => set('session', secret, SESSION_DAYS),
    signOut: () => clear('session'),
    openGuest: (secret) => {
      set('guest', secret, GUEST_DAYS);
      setMark(config, reply, markOf(hashSecret(secret)));
    },
    closeGuest: () => {
      clear('guest');
      clearMark(reply);
    },
    knowDevice: (mark) => set('device', mark, DEVICE_DAYS),
  };
}

/** REST's clients keep what the headers of an answer name, and send it with the next request. */
function headerCredentials({ clock }: Deps, reply: FastifyReply): Credentials {
  const name = ({ secret, client, goodUntil }: StartedSession, uid: string) =>
    void reply.headers(headersOf({ secret, client, goodUntil, uid }));
  const guestEndsAt = () =>
    new Date(
      clock
        .now()
        .plusSeconds(GUEST_DAYS * 86_400)
        .toEpochMilli(),
    );
  return {
    signIn: name,
    signOut: () => undefined,
    openGuest: (secret, email) => name({ secret, client: GUEST_CLIENT, goodUntil: guestEndsAt() }, email),
    closeGuest: () => undefined,
    knowDevice: () => undefined,
  };
}

const strangerOf = (request: FastifyRequest): Viewer => ({
  kind: 'visitor',
  guestSessionId: null,
  sessionEnded: header(request, 'access-token') !== null,
});

/**
 * Who asks, in which language, with a unit of work of their own. The web is known by cookie, REST by the session's names.
 * @param namesFrom where a REST call reads them; the web reads the three headers, for scripts of its procedures
 * @throws AppError 401 for a bearer token that opens nothing.
 */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  transport: 'web' | 'rest',
  namesFrom: NamesFrom = 'triple',
): Promise<RequestContext> {
  const service = await viewerByServiceToken(deps, request);
  const names = service === null ? sessionNamesOf(request, namesFrom) : null;
  const viewer =
    service ??
    (await viewerByNames(deps, request, names)) ??
    (transport === 'web' ? await viewerByCookies(deps, request) : strangerOf(request));
  if (transport === 'web') keepMark(deps, request, reply, viewer);
  return {
    deps,
    em: deps.db.fork(),
    viewer,
    names,
    locale: localeOfRequest(request, viewer),
    ip: request.ip,
    userAgent: originOf(request).userAgent,
    device: transport === 'web' ? cookie(request, secretName(deps.config, 'device')) : null,
    requestId: request.id,
    credentials: transport === 'web' ? cookieCredentials(deps, reply) : headerCredentials(deps, reply),
  };
}
