import type { Config } from '#server/config.ts';
import type { BookingPorts } from '#server/modules/booking/booking.ports.ts';
import type { PartnerPorts } from '#server/modules/partner/partner.ports.ts';
import type { WidgetPorts } from '#server/modules/widgets/widgets.ports.ts';
import type { RenderMail } from '#server/start/mails.tsx';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { EventBus } from './platform/events/domain-event.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PlaceFinder } from '#server/platform/geo/google-places.ts';
import type { IpLocation } from '#server/platform/geo/ip-location.ts';
import type { WalkPlanner } from '#server/platform/geo/walking.ts';
import type { Heard } from '#server/platform/jobs/heard.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { MailTransport } from '#server/platform/mail/mail-transport.ts';
import type { CardProvider } from '#server/platform/payments/card-provider.ts';
import type { GoogleSignIn } from '#server/platform/sessions/google-sign-in.ts';
import type { SmsSender } from '#server/platform/sms/sms-sender.ts';
import type { Translator } from '#server/platform/translation/translator.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';

/** Everything a use case may need from outside, wired by hand in `main.ts` and in the test app. */
export interface Deps {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
  readonly sessions: Sessions;
  /** `null` where no Google keys are set. */
  readonly google: GoogleSignIn | null;
  readonly jobs: JobQueue;
  /** Who outside of the house did their share; see docs/decisions/mail-and-jobs.md. */
  readonly heard: Heard;
  readonly events: EventBus;
  /** What earlier modules ask of later ones. */
  readonly ports: BookingPorts & PartnerPorts & WidgetPorts;
  readonly ipLocation: IpLocation;
  /** `null` where no key for Google's places is set: the gazetteer answers alone. */
  readonly placeFinder: PlaceFinder | null;
  /** `null` where no key for Google's routes is set: walking times are estimates. */
  readonly walks: WalkPlanner | null;
  /** `null` where no service is set: what people wrote is shown in their own language only. */
  readonly translator: Translator | null;
  /** `null` where no port for text messages is set: none are sent. */
  readonly sms: SmsSender | null;
  /** Pictures and documents: in the database, or in a store of objects. */
  readonly files: FileStore;
  readonly mail: MailTransport;
  readonly renderMail: RenderMail;
  readonly cards: CardProvider;
  /** Where the payment sandbox listens on this machine; `null` where cards are real. */
  readonly sandboxUrl: string | null;
}
