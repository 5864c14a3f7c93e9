import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { maxHeaderSize } from 'node:http';
import { constants } from 'node:zlib';
import { registerContact } from '#server/api/contact.ts';
import { registerBookingsFile } from '#server/api/bookings-file.ts';
import { registerSecurityText } from '#server/api/security-text.ts';
import { registerCalendarFeed } from '#server/api/calendar-feed.ts';
import { registerCalendar } from '#server/api/calendar.ts';
import { registerCounterKit } from '#server/api/counter-kit.ts';
import { registerCustodyRecord } from '#server/api/custody-record.ts';
import { registerGoogle } from '#server/api/google.ts';
import { registerPagePictures } from '#server/api/page-pictures.ts';
import { registerProcedures } from '#server/api/procedures.ts';
import { registerRest, type RestWatch } from '#server/api/rest.ts';
import { registerSandboxProxy } from '#server/api/sandbox-proxy.ts';
import { registerUnsubscribe } from '#server/api/unsubscribe.ts';
import { registerStatements } from '#server/api/statements.ts';
import { registerSharePictures } from '#server/api/share-pictures.ts';
import { registerSitemap } from '#server/api/sitemap.ts';
import { registerUploads } from '#server/api/uploads.ts';
import { registerWalletPasses } from '#server/api/wallet-passes.ts';
import { registerWidget } from '#server/api/widget.ts';
import { registerWebhooks } from '#server/api/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { declares, declareRoutes } from '#server/platform/access/declared-routes.ts';
import { notFound, tooManyRequests } from '#server/platform/errors/common.errors.ts';
import type { Health } from '#server/platform/http/health.ts';
import { registerLimitHeaders } from '#server/platform/http/limit-headers.ts';
import { refuseUnread } from '#server/platform/http/refuse-unread.ts';
import { registerSiteRules } from '#server/platform/http/site-rules.ts';
import { registerHealth } from '#server/platform/http/serve-health.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { observeRequests } from '#server/platform/metrics/serve-metrics.ts';
import { createPageCache } from '#server/platform/pages/page-cache.ts';
import { registerBuiltFiles } from '#server/platform/pages/serve-built-files.ts';
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts';
import { registerFiles } from '#server/platform/files/serve-files.ts';
import { registerMailbox } from '#server/platform/mail/mailbox-page.ts';
import { sendError } from '#server/platform/http/send-error.ts';
import { sendPage } from '#server/api/send-page.ts';

const BODY_LIMIT = 1_048_576;
/** One address's requests in one process: far above a person, below a flood. */
const REQUESTS_PER_MINUTE = 3000;
const UPLOAD_LIMIT = 10_485_760;

export interface AppOptions {
  readonly deps: Deps;
  readonly root: string;
  readonly health: Health;
  readonly metrics: Metrics;
  /** Made after the plugins, because the development server hooks into the same HTTP server. */
  readonly createRenderer: (app: FastifyInstance) => Promise<PageRenderer | null>;
  readonly dev: boolean;
  /** Told every answer of REST before it is written; tests hold it against the document. */
  readonly onRestAnswer?: RestWatch;
}

/** Builds the whole HTTP application without listening, so that tests can inject requests. */
export async function buildApp({
  deps,
  root,
  health,
  metrics,
  createRenderer,
  dev,
  onRestAnswer,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log as unknown as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug',
    }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Who was let in before the door closed is served.
    return503OnClosing: false,
    requestTimeout: 60_000,
    clientErrorHandler: refuseUnread,
    rewriteUrl: ({ url = '/' }) => decodable(url),
  });
  declareRoutes(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 2, fields: 60 },
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Addresses hold keys of orders and resets: no other site, and no log, gets more than this site's name.
    referrerPolicy: { policy: 'strict-origin' },
    hsts: config.siteUrl.startsWith('https:'),
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      flush: constants.BROTLI_OPERATION_FLUSH,
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    threshold: 1024,
  });
  if (config.RATE_LIMITS) {
    await app.register(fastifyRateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: 60_000,
      enableDraftSpec: true,
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    });
  }
  registerSiteRules(app, config);
  app.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));
  registerHealth(app, health);
  observeRequests(app, { config, log: deps.log, metrics });
  await registerProcedures(app, deps, health);
  registerLimitHeaders(app);
  await registerRest(app, deps, onRestAnswer);
  await registerWebhooks(app, deps);
  registerGoogle(app, deps);
  registerContact(app, deps);
  registerUploads(app, deps);
  registerCalendar(app, deps);
  registerSecurityText(app, deps);
  registerCalendarFeed(app, deps);
  registerWalletPasses(app, deps);
  registerWidget(app, deps, root);
  registerBookingsFile(app, deps);
  registerCustodyRecord(app, deps);
  registerStatements(app, deps);
  await registerUnsubscribe(app, deps);
  registerSitemap(app, deps);
  await registerSandboxProxy(app, deps);
  await registerFiles(app, deps);
  registerPagePictures(app, deps);
  if (!config.production) await registerMailbox(app, deps);
  const renderer = await createRenderer(app);
  if (renderer !== null) registerSharePictures(app, deps, renderer);
  registerCounterKit(app, deps, renderer);
  const cache = createPageCache(() => deps.clock.now().toEpochMilli());
  if (!dev && renderer !== null) await registerBuiltFiles(app, root);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  // A route like the others, so that pages too are compressed and counted; it comes after all that are more precise.
  if (renderer !== null) {
    app.get('/*', declares('anyone'), async (request, reply) => {
      if (request.url.startsWith('/assets/')) return sendMissingFile(reply);
      if (/^\/(api(?!\/docs\/?(\?|$))|trpc|files)\//.test(request.url)) throw notFound();
      return sendPage(deps, { renderer, cache, dev }, request, reply);
    });
  }
  return app;
}

/** Answers for a file of the pages that is not there, as after a new release; it may be there again. */
function sendMissingFile(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found\n');
}

/** An address whose path is no text, such as `/%`, is one that does not exist. */
function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
