import type { Locale } from '#shared/messages/text.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { appRouter } from '#server/api/app-router.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { render } from '#server/start/mails.tsx';
import { ports } from '#server/start/ports.ts';
import { createEventBus } from '#server/platform/events/event-bus.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { doneAgain } from '#server/platform/db/transaction.ts';
import { createHeard, hearing } from '#server/platform/jobs/heard.ts';
import type { Log } from '#server/platform/log.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { bookingCounts } from '#server/modules/booking/booking.module.ts';
import { keepMails } from '#server/platform/mail/keep-mails.ts';
import type { Mail } from '#server/platform/mail/mail-transport.ts';
import { mailFlaws } from './mail-flaws.ts';
import { isCardAnswer } from '#server/platform/payments/card-failed.ts';
import { WEBHOOK_PATH } from '#server/platform/payments/open-cards.ts';
import { freePlatform } from '#server/platform/payments/sandbox/platform-rules.ts';
import { startPaymentSandbox } from '#server/platform/payments/sandbox/start-payment-sandbox.ts';
import { createSmsForm } from '#server/platform/sms/sms-form.ts';
import { createStripeProvider } from '#server/platform/payments/stripe-provider.ts';
import { createDatabase, dropDatabase, withDatabase } from '#server/platform/postgres/databases.ts';
import { openGoogle } from '#server/platform/sessions/open-google.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import type { ServiceRole, Viewer } from '#server/platform/sessions/viewer.ts';
import { setStrictAnswers } from '#server/platform/trpc/answer.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { learnZoneRules } from '#server/platform/zones/zone-rules.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { subscriptions } from '#server/start/subscriptions.ts';
import { createFixedClock } from './fixed-clock.ts';
import { TEMPLATE } from './global-setup.ts';
import { knowingTransactions, outsideTransactions } from './outside-transactions.ts';
import { createTestJobs } from './test-jobs.ts';
import { watchRestAnswers } from './watch-rest-answers.ts';

const callerOf = createCallerFactory(appRouter);

// What a view has and its schema has not would be left out in silence: here it is a fault.
setStrictAnswers(true);

/** Who the tests act as: a person by id, a script, a token, or (`null`) a visitor with a browser of their own. */
export type ActingAs =
  | {
      readonly userId: string;
      /** `false`: an administrator who has not given the second factor. */ readonly factor?: boolean;
      /** In which they work; English where it is left out. */ readonly locale?: Locale;
    }
  | { readonly service: ServiceRole }
  | { readonly token: string }
  | null;

interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly log?: Log;
  /** Another way to its database, such as by a relay: from the direct address to the one that is used. */
  readonly via?: (databaseUrl: string) => Promise<string>;
}

const WEBHOOK_SECRET = 'whsec_of_the_tests';

/**
 * The whole server on a database of its own, with the payment sandbox over HTTP, a clock that stands still, mails and
 * jobs that wait. Close it in `afterAll`, or let it end with the test by `createTestAppForTest`.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  // As every start does; files of one worker share it, in whichever order they come.
  learnZoneRules();
  const log = options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' });
  const serverUrl = inject('databaseUrl');
  const databaseName = `test_${randomUUID().replaceAll('-', '')}`;
  const direct = await createDatabase(serverUrl, databaseName, TEMPLATE);
  const pooler = inject('poolerUrl');
  const pooled = pooler === null ? direct : withDatabase(pooler, databaseName);
  const databaseUrl = (await options.via?.(direct)) ?? pooled;
  const clock = createFixedClock(databaseName);
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      APP_SECRET: 'a secret of the tests, long enough for anybody',
      SITE_URL: 'http://localhost:3000',
      RATE_LIMITS: 'off',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_PREPARED: pooler === null ? 'on' : 'off',
    }),
    ...options.config,
  };
  const db = await openProductDatabase(config, databaseUrl);
  const known = knowingTransactions(db);
  const jobs = await createTestJobs(db);
  let app: FastifyInstance | null = null;
  let isWebhookOn = true;
  const sandbox = await startPaymentSandbox({
    statePath: null,
    webhookUrl: () => (isWebhookOn && app !== null ? `${baseUrl()}${WEBHOOK_PATH}` : ''),
    webhookSecret: WEBHOOK_SECRET,
    publicBase: () => config.siteUrl,
    clock,
    log,
    platform: { ...freePlatform, country: config.PLATFORM_COUNTRY ?? null, settlement: config.SETTLEMENT_CURRENCIES },
    production: false,
    allowed: false,
  });
  const baseUrl = (): string => {
    const address = app?.server.address();
    if (address === null || address === undefined || typeof address === 'string') throw new Error('Not listening');
    return `http://127.0.0.1:${address.port}`;
  };
  const cards = createStripeProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecret: WEBHOOK_SECRET,
    address: { host: sandbox.host, port: sandbox.port, protocol: 'http' },
    log,
    clock,
  });
  const mails: Mail[] = [];
  const deliver = (mail: Mail): void => {
    const flaws = mailFlaws(mail);
    if (flaws.length > 0) throw new Error(`${mail.subject}: ${flaws.join('\n')}`);
    mails.push(mail);
  };
  const heard = createHeard(clock);
  const deps: Deps = {
    config,
    log,
    clock,
    db: known,
    sessions: createSessions(known, clock),
    google: openGoogle(config),
    jobs,
    heard,
    events: createEventBus(jobs, subscriptions),
    ports,
    ipLocation: { find: async () => null },
    placeFinder: null,
    walks: null,
    translator: null,
    sms: config.SMS_URL === undefined ? null : outsideTransactions('sms', createSmsForm(config.SMS_URL)),
    files: outsideTransactions('files', openFiles({ config, db, clock, log })),
    mail: outsideTransactions(
      'mail',
      keepMails(
        hearing(
          heard,
          'mailServer',
          { send: async (mail: Mail) => deliver(mail), reach: async () => undefined },
          () => true,
        ),
        { db, clock, log },
      ),
    ),
    renderMail: render,
    cards: outsideTransactions('cards', hearing(heard, 'cardProvider', cards, isCardAnswer)),
    sandboxUrl: null,
  };
  const restAnswers = watchRestAnswers();
  const metrics = createMetrics(db, [bookingCounts]);
  const health = openHealth({ url: databaseUrl, db, isWorking: () => true });
  app = await buildApp({
    deps,
    root: process.cwd(),
    dev: false,
    health,
    metrics,
    createRenderer: async () => null,
    onRestAnswer: restAnswers.watch,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const server = app;

  /** The typed procedures as a person; a visitor keeps the guest session that booking gives them. */
  const as = async (who: ActingAs = null, changed: Partial<Deps> = {}, ip = '127.0.0.1') => {
    const own = { ...deps, ...changed };
    let viewer: Viewer = { kind: 'visitor', guestSessionId: null };
    if (who !== null && 'service' in who)
      viewer = { kind: 'service', id: 'test', name: 'test', role: who.service, acts: null };
    if (who !== null && 'token' in who) {
      const service = await deps.sessions.findService(who.token);
      if (service === null) throw new Error('No such token');
      viewer = { kind: 'service', ...service };
    }
    if (who !== null && 'userId' in who) {
      const session = await deps.sessions.start(who.userId);
      if (who.factor !== false) await deps.sessions.passSecondFactor(session.secret);
      const user = await deps.sessions.findUser(session.secret);
      if (user === null) throw new Error('No such user');
      viewer = { kind: 'user', user, sessionSecret: session.secret, restSession: null, guestSessionId: null };
    }
    const context = (): RequestContext => ({
      deps: own,
      em: deps.db.fork(),
      viewer,
      names: null,
      locale: who !== null && 'userId' in who ? (who.locale ?? 'en') : 'en',
      ip,
      userAgent: '',
      device: null,
      requestId: randomUUID(),
      credentials: {
        signIn: () => undefined,
        signOut: () => undefined,
        knowDevice: () => undefined,
        openGuest: (secret) => {
          if (viewer.kind !== 'service') viewer = { ...viewer, guestSessionId: hashSecret(secret) };
        },
        closeGuest: () => {
          if (viewer.kind !== 'service') viewer = { ...viewer, guestSessionId: null };
        },
      },
    });
    return callerOf(context);
  };

  return {
    app: server,
    deps,
    health,
    metrics,
    databaseUrl,
    db,
    clock,
    sandbox,
    mails,
    jobs,
    as,
    baseUrl,
    /** Works the outbox off; jobs that failed are returned and wait for the next call. */
    runJobs: () => jobs.run(deps),
    tick: (name: string) => jobs.tick(deps, name),
    /** Whether the provider's events arrive. */
    webhooks: (on: boolean) => {
      isWebhookOn = on;
    },
    /** Answers the bank's question of a payment that asks for it. */
    answerBank: (intentId: string, result: 'complete' | 'fail') =>
      fetch(`${sandbox.url}/sandbox/3ds/${intentId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `result=${result}`,
        redirect: 'manual',
      }),
    /** One statement's rows. A test's own write doesn't lock in the product's order, and may meet an event's arrival. */
    rows: <Row>(sql: string, values: readonly unknown[] = []) => doneAgain(() => db.query<Row>(sql, values)),
    close: async () => {
      await sandbox.stop();
      await server.close();
      await health.close();
      await db.close();
      await dropDatabase(serverUrl, databaseName);
      restAnswers.requireDocumented();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The same, closed when the running test ends. */
export async function createTestAppForTest(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  onTestFinished(() => app.close());
  return app;
}
