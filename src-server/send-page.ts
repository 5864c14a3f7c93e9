import { randomBytes } from 'node:crypto';
import { unstable_localLink as localLink } from '@trpc/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#shared/messages/text.ts';
import { type AppRouter, appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { cookieNames } from '#server/platform/http/cookies.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { contentSecurityPolicy } from '#server/platform/pages/content-security-policy.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { logBug } from './send-error.ts';

/** Renders the page of an address for whoever asks. */
export async function sendPage(
  deps: Deps,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  dev: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const context = await createContext(deps, request, reply, 'web');
  const theme = request.cookies[cookieNames.theme];
  const address = addressOf(request, deps.config.siteUrl);
  // `/fr/faq` and `?lang=fr` ask for a language whatever is kept.
  const localeInPath = address.pathname.split('/', 2)[1] ?? '';
  const asked = address.searchParams.get('lang') ?? localeInPath;
  const response = await renderer.render({
    request: new Request(address, { headers: { 'user-agent': request.headers['user-agent'] ?? '' } }),
    link: localLink<AppRouter>({
      router: appRouter,
      createContext: async () => context,
      onError: ({ error, path }) => logBug(deps, causeOf(error), { path, requestId: context.requestId }),
    }) as never,
    locale: isLocale(asked) ? asked : context.locale,
    filterCookie: request.cookies[cookieNames.filter] ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    nonce,
  });
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('content-security-policy', contentSecurityPolicy(deps.config, nonce, dev));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  return reply.status(response.status).send(response.body);
}

/** The asked address, on our site whatever was asked for: `//elsewhere` is a path of ours. */
function addressOf({ url }: FastifyRequest, siteUrl: string): URL {
  const { origin } = new URL(siteUrl);
  return new URL(url.startsWith('/') ? origin + url : origin);
}
