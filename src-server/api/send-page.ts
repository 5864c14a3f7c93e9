import { randomBytes } from 'node:crypto';
import { unstable_localLink as localLink } from '@trpc/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, preferredLocale } from '#shared/messages/text.ts';
import { type AppRouter, appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { cookieNames, secretName } from '#server/platform/http/cookies.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { policyHeaders } from '#server/platform/pages/content-security-policy.ts';
import { failurePage } from '#server/platform/pages/failure-page.ts';
import type { PageCache } from '#server/platform/pages/page-cache.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { logBug } from '#server/platform/http/send-error.ts';

interface PageSource {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly dev: boolean;
}

/** A page's preview stands in its editor's frame. */
const PREVIEW = /^\/preview\//;

/** Answers with the page of an address for the caller, or with a page that says that it failed. */
export async function sendPage(
  deps: Deps,
  { renderer, cache, dev }: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const isFramed = PREVIEW.test(request.url);
  reply.headers(policyHeaders(deps.config, { nonce, dev, isFramed }));
  try {
    const key = dev ? null : sharedKey(request, deps.config);
    const kept = key === null ? null : cache.find(key, nonce);
    if (kept !== null) return reply.headers(Object.fromEntries(kept.headers)).send(kept.html);
    return await renderPage(deps, renderer, request, reply, { nonce, cache, key });
  } catch (error) {
    return sendFailurePage(deps, error, request, reply, nonce);
  }
}

async function renderPage(
  deps: Deps,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  { nonce, cache, key }: { readonly nonce: string; readonly cache: PageCache; readonly key: string | null },
): Promise<FastifyReply> {
  const asked = await createContext(deps, request, reply, 'web');
  const address = addressOf(request, deps.config.siteUrl);
  let isByPlace = false;
  const ipLocation: Deps['ipLocation'] = {
    find: (ip) => {
      isByPlace = deps.config.GEOIP_DATABASE !== undefined;
      return deps.ipLocation.find(ip);
    },
  };
  const context = { ...asked, deps: { ...deps, ipLocation }, locale: localeInAddress(address) ?? asked.locale };
  const response = await renderer.render({
    request: new Request(address, { headers: { 'user-agent': request.headers['user-agent'] ?? '' } }),
    link: localLink<AppRouter>({
      router: appRouter,
      createContext: async () => context,
      onError: ({ error, path }) => logBug(deps, causeOf(error), { path, requestId: context.requestId }),
    }) as never,
    locale: context.locale,
    filterCookie: request.cookies[cookieNames.filter] ?? null,
    theme: themeOf(request),
    nonce,
  });
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  const isShared = key !== null && !isByPlace;
  return reply.status(response.status).send(isShared ? cache.keep(key, response, nonce) : response.body);
}

/** Pages that look the same to every visitor without a session: the landing page and what is written, not what is asked. */
const OWN_STATE =
  /^\/(map|book|booking|orders|tickets|find-booking|help|login|settings|account|information|dashboard|join|guesty|integrations|preview|dev)(\/|$)/;
const BOT = /bot|crawl|spider|preview/i;

/** What tells one shared page from another; `null` where the visitor has a state of their own. */
function sharedKey(request: FastifyRequest, config: Deps['config']): string | null {
  const { pathname, search } = addressOf(request, config.siteUrl);
  const secrets = [secretName(config, 'session'), secretName(config, 'guest')];
  const own = [...secrets, cookieNames.filter, cookieNames.notice];
  if (OWN_STATE.test(pathname) || own.some((name) => request.cookies[name] !== undefined)) return null;
  // Besides the cookies, these headers decide who asks, or in which language.
  const names = ['authorization', 'access-token', 'x-locale'];
  if (names.some((name) => request.headers[name] !== undefined)) return null;
  const isBot = BOT.test(request.headers['user-agent'] ?? '');
  const locale = request.cookies[cookieNames.locale] ?? preferredLocale(request.headers['accept-language']);
  return JSON.stringify([pathname, search, locale, themeOf(request), isBot]);
}

/** The refusal that a page's own calls ended with, however often it was passed on; else the failure itself. */
function refusalBehind(failure: unknown): unknown {
  let cause = failure;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof AppError) return cause;
    cause = cause.cause;
  }
  return failure;
}

/** Made without the database and without script, because one of them may be what failed. */
function sendFailurePage(
  deps: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): FastifyReply {
  const failure = refusalBehind(error);
  logBug(deps, failure, { requestId: request.id, url: request.url.split('?', 1)[0] });
  const address = addressOf(request, deps.config.siteUrl);
  const kept = request.cookies[cookieNames.locale] ?? '';
  const locale =
    localeInAddress(address) ?? (isLocale(kept) ? kept : preferredLocale(request.headers['accept-language']));
  const { status, retryAfter, message } = toWireError(failure, locale);
  const page = failurePage({
    locale,
    /** A caller who asked too often reads how long to wait. */
    reason: status === 429 ? message : null,
    theme: themeOf(request),
    siteName: deps.config.SITE_NAME,
    address: `${address.pathname}${address.search}`,
    nonce,
  });
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** `/fr/faq` and `?lang=fr` ask for a language whatever is kept. */
function localeInAddress(address: URL): Locale | null {
  const asked = address.searchParams.get('lang') ?? address.pathname.split('/', 2)[1] ?? '';
  return isLocale(asked) ? asked : null;
}

function themeOf({ cookies }: FastifyRequest): 'light' | 'dark' | 'system' {
  const theme = cookies[cookieNames.theme];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The asked address, on our site whatever was asked for: `//elsewhere` is a path of ours. */
function addressOf({ url }: FastifyRequest, siteUrl: string): URL {
  const { origin } = new URL(siteUrl);
  return new URL(url.startsWith('/') ? origin + url : origin);
}
