import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { unstable_localLink as localLink } from '@trpc/client';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { constants } from 'node:zlib';
import { z } from 'zod';
import { type AppRouter, appRouter } from '#server/api/app-router.ts';
import { registerContact } from '#server/api/contact.ts';
import { registerCalendar } from '#server/api/calendar.ts';
import { registerGoogle } from '#server/api/google.ts';
import { registerRest } from '#server/api/rest.ts';
import { registerSandboxProxy } from '#server/api/sandbox-proxy.ts';
import { registerUploads } from '#server/api/uploads.ts';
import { registerWebhooks } from '#server/api/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { crossSite, notFound, tooManyRequests } from '#server/platform/errors/common.errors.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { cookieNames } from '#server/platform/http/cookies.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { newId } from '#server/platform/ids.ts';
import { contentSecurityPolicy } from '#server/platform/pages/content-security-policy.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { wholeAnswer } from '#server/platform/trpc/whole-answer.ts';
import { isLocale, preferredLocale } from '#shared/messages/text.ts';
import { registerFiles } from '#server/platform/files/serve-files.ts';
import { registerMailbox } from '#server/platform/mail/mailbox-page.ts';

const BODY_LIMIT = 1_048_576;
/** One address's requests in one process: far above a person, below a flood. */
const REQUESTS_PER_MINUTE = 3000;
const UPLOAD_LIMIT = 10_485_760;

export interface AppOptions {
  readonly deps: Deps;
  readonly root: string;
  /** Answers whether database, migrations and job worker are ready. */
  readonly isHealthy: () => Promise<boolean>;
  /** Made after the plugins, because the development server hooks into the same HTTP server. */
  readonly createRenderer: (app: FastifyInstance) => Promise<PageRenderer | null>;
  readonly dev: boolean;
}

/** Builds the whole HTTP application without listening, so that tests can inject requests. */
export async function buildApp({ deps, root, isHealthy, createRenderer, dev }: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 5000 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: { fileSize: UPLOAD_LIMIT, files: 2, fields: 60 } });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.siteUrl.startsWith('https:'),
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    threshold: 1024,
  });
  if (config.RATE_LIMITS) {
    await app.register(fastifyRateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    refuseCrossSite(request, config.siteUrl);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    return payload;
  });
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));
  app.get('/healthz', async (_request, reply) => {
    const healthy = await isHealthy();
    return reply.status(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'starting' });
  });
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext: ({ req, res }) => createContext(deps, req, res, 'web'),
    onError: ({ error, path, ctx }) => logBug(deps, causeOf(error), { path, requestId: ctx?.requestId }),
  };
  await app.register(async (scope) => {
    scope.addHook('onSend', wholeAnswer);
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
  });
  await registerRest(app, deps);
  await registerWebhooks(app, deps);
  registerGoogle(app, deps);
  registerContact(app, deps);
  registerUploads(app, deps);
  registerCalendar(app, deps);
  await registerSandboxProxy(app, deps);
  await registerFiles(app, deps);
  if (!config.production) await registerMailbox(app, deps);
  const renderer = await createRenderer(app);
  if (!dev && renderer !== null) {
    await app.register(fastifyStatic, {
      root: join(root, 'dist/client'),
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes(`${join('dist', 'client', 'assets')}`);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        if (!path.endsWith('sw.js')) return;
        // A worker fetches by the policy that came with its own script.
        reply.header('cache-control', 'no-cache');
        reply.header('content-security-policy', "default-src 'self'; connect-src 'self'");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (renderer === null || request.method !== 'GET' || /^\/(api|trpc|files)\//.test(request.url)) throw notFound();
    return sendPage(deps, renderer, request, reply, dev);
  });
  return app;
}

/** Posts from other sites are refused; browsers name where a post comes from. */
function refuseCrossSite(request: FastifyRequest, siteUrl: string): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [new URL(siteUrl).host, request.headers.host];
  if (!own.includes(URL.canParse(origin) ? new URL(origin).host : '')) throw crossSite();
}

function logBug(deps: Deps, error: unknown, details: object): void {
  if (toWireError(error, 'en').isBug) deps.log.error({ err: error, ...details }, 'request failed');
}

/** What the route's schema said about one field of address or body. */
interface RouteProblem {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
}

/** The failed parse behind a route's refusal, whose own error was taken apart on the way. */
function failedParse(problems: readonly RouteProblem[]): Error {
  const issues = problems.map(({ keyword, instancePath, message, params }) => ({
    ...params,
    code: keyword,
    path: instancePath.split('/').filter((part) => part !== ''),
    message,
  }));
  return new z.core.$ZodRealError(issues as unknown as z.core.$ZodIssue[]);
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const { code, statusCode, validation } = error as Error & {
    code?: string;
    statusCode?: number;
    validation?: unknown;
  };
  if (Array.isArray(validation)) return error.cause ?? failedParse(validation as readonly RouteProblem[]);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError({
      status: 413,
      key: 'bodyTooLarge',
      params: { limit: code.includes('FILE') ? '10 MB' : '1 MB' },
    });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError({ status: 400, key: 'malformedBody', params: { detail: error.message } });
  }
  return error;
}

function sendError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  logBug(deps, refusal, { requestId: request.id, url: request.url });
  const wire = toWireError(refusal, preferredLocale(request.headers['accept-language']));
  const body = wire.fields !== null && wire.status === 422 ? { errors: wire.fields } : { error: wire.message };
  return reply.status(wire.status).type('application/json').serializer(JSON.stringify).send(body);
}

async function sendPage(
  deps: Deps,
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  dev: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const context = await createContext(deps, request, reply, 'web');
  const theme = request.cookies[cookieNames.theme];
  const { pathname, searchParams } = new URL(request.url, deps.config.siteUrl);
  // `/fr/faq` and `?lang=fr` ask for a language whatever is kept.
  const localeInPath = pathname.split('/', 2)[1] ?? '';
  const asked = searchParams.get('lang') ?? localeInPath;
  const response = await renderer.render({
    request: new Request(new URL(request.url, deps.config.siteUrl), {
      headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    }),
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
