import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { loadMails } from '#server/start/load-mails.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createEventBus } from '#server/platform/events/event-bus.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { createGooglePlaces } from '#server/platform/geo/google-places.ts';
import { createGoogleWalks } from '#server/platform/geo/google-walks.ts';
import { createSmsForm } from '#server/platform/sms/sms-form.ts';
import { createLibreTranslate } from '#server/platform/translation/libre-translate.ts';
import { openIpLocation } from '#server/platform/geo/ip-location.ts';
import { createHeard, hearing } from '#server/platform/jobs/heard.ts';
import { createJobRunner, type JobRunner } from '#server/platform/jobs/job-queue.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { bookingCounts } from '#server/modules/booking/booking.module.ts';
import type { Log } from '#server/platform/log.ts';
import { keepMails } from '#server/platform/mail/keep-mails.ts';
import { createDevMailbox, createSmtpTransport } from '#server/platform/mail/mail-transport.ts';
import { isCardAnswer } from '#server/platform/payments/card-failed.ts';
import { openCards } from '#server/platform/payments/open-cards.ts';
import { openGoogle } from '#server/platform/sessions/open-google.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { learnZoneRules, warningOf } from '#server/platform/zones/zone-rules.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { ports } from './ports.ts';
import { subscriptions } from '#server/start/subscriptions.ts';

interface OpenDeps {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly root: string;
  readonly log: Log;
  /** Whether mails are loaded through Vite. */
  readonly dev?: boolean;
  /** A command next to a server that may be running. */
  readonly isCommand?: boolean;
}

/** A declined card is no failure of the provider. */
const isCardFailure = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'failure' in result &&
  (result as { failure?: { kind?: string } }).failure?.kind !== 'declined';

/** Wires by hand what use cases need, for the server and for commands next to it; the database is migrated. */
export async function openDeps({ config, databaseUrl, root, log, dev = false, isCommand = false }: OpenDeps) {
  const rules = learnZoneRules();
  log.info({ ...rules }, 'rules of time zones');
  const warning = warningOf(rules, new Date(systemClock.now().toEpochMilli()));
  if (warning !== null) log.warn({ ...rules }, warning);
  const db = await openProductDatabase(config, databaseUrl);
  await db.migrate();
  const metrics = createMetrics(db, [bookingCounts]);
  const cards = await openCards({ config, clock: systemClock, log, isCommand });
  let closing = false;
  // The queue's connections may outlive its stop by a moment and then tell that the database server has ended.
  const jobLog = { error: (details: object, text: string) => (closing ? undefined : log.error(details, text)) };
  const jobs: JobRunner = createJobRunner({ url: databaseUrl, log: jobLog });
  const heard = createHeard(systemClock);
  const deps: Deps = {
    config,
    log,
    clock: systemClock,
    db,
    sessions: createSessions(db, systemClock),
    google: openGoogle(config),
    jobs,
    heard,
    events: createEventBus(jobs, subscriptions),
    ports,
    ipLocation: await openIpLocation(config.GEOIP_DATABASE ?? null),
    placeFinder:
      config.GOOGLE_PLACES_KEY === undefined
        ? null
        : metrics.watch('places', createGooglePlaces({ key: config.GOOGLE_PLACES_KEY, url: config.GOOGLE_PLACES_URL })),
    walks:
      config.GOOGLE_ROUTES_KEY === undefined
        ? null
        : metrics.watch('walks', createGoogleWalks({ key: config.GOOGLE_ROUTES_KEY, url: config.GOOGLE_ROUTES_URL })),
    translator:
      config.TRANSLATION_URL === undefined
        ? null
        : metrics.watch(
            'translations',
            createLibreTranslate({ url: config.TRANSLATION_URL, key: config.TRANSLATION_KEY }),
          ),
    sms: config.SMS_URL === undefined ? null : metrics.watch('sms', createSmsForm(config.SMS_URL)),
    files: metrics.watch('files', openFiles({ config, db, clock: systemClock, log })),
    mail: keepMails(
      hearing(
        heard,
        'mailServer',
        config.SMTP_URL === undefined
          ? createDevMailbox(db, systemClock)
          : metrics.watch('mail', createSmtpTransport(config.SMTP_URL, config.MAIL_FROM)),
        () => true,
      ),
      { db, clock: systemClock, log },
    ),
    renderMail: await loadMails(root, dev),
    cards: hearing(heard, 'cardProvider', metrics.watch('cards', cards.provider, isCardFailure), isCardAnswer),
    sandboxUrl: cards.sandboxUrl,
  };
  return {
    deps,
    jobs,
    metrics,
    close: async () => {
      closing = true;
      await cards.stop();
      await db.close();
    },
  };
}
