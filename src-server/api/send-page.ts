import { randomBytes } from 'node:crypto';
import { unstable_localLink as localLink } from '@trpc/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, preferredLocale } from '#shared/messages/text.ts';
import { type AppRouter, appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { cookieNames } from '#server/platform/http/cookies.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { contentSecurityPolicy } from '#server/platform/pages/content-security-policy.ts';
import { failurePage } from '#server/platform/pages/failure-page.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { logBug } from '#server/platform/http/send-error.ts';

/** Answers with the page of an address for whoever asks, or with a page that says that it failed. */
export async function sendPage(
  deps: Deps,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  dev: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', contentSecurityPolicy(deps.config, nonce, dev));
  try {
    return await renderPage(deps, renderer, request, reply, nonce);
  } catch (error) {
    return sendFailurePage(deps, error, request, reply, nonce);
  }
}

async function renderPage(
  deps: Deps,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): Promise<FastifyReply> {
  const asked = await createContext(deps, request, reply, 'web');
  const address = addressOf(request, deps.config.siteUrl);
  const context = { ...asked, locale: localeInAddress(address) ?? asked.locale };
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
  return reply.status(response.status).send(response.body);
}

/** Made without the database and without script, because one of them may be what failed. */
function sendFailurePage(
  deps: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): FastifyReply {
  logBug(deps, error, { requestId: request.id, url: request.url });
  const address = addressOf(request, deps.config.siteUrl);
  const kept = request.cookies[cookieNames.locale] ?? '';
  const page = failurePage({
    locale: localeInAddress(address) ?? (isLocale(kept) ? kept : preferredLocale(request.headers['accept-language'])),
    theme: themeOf(request),
    siteName: deps.config.SITE_NAME,
    address: `${address.pathname}${address.search}`,
    nonce,
  });
  const { status, retryAfter } = toWireError(error, 'en');
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
