import type { Task } from '../task.ts';
import { administrators } from './administrators.ts';
import { audit } from './audit.ts';
import { closeLocation } from './close-location.ts';
import { correctLocation } from './correct-location.ts';
import { erasePerson } from './erase-person.ts';
import { exportBookings } from './export-bookings.ts';
import { findBooking } from './find-booking.ts';
import { importLocations } from './import-locations.ts';
import { payouts } from './payouts.ts';
import { replayEvent } from './replay-event.ts';
import { resendMail } from './resend-mail.ts';
import { verify } from './verify.ts';
import { webhooks } from './webhooks.ts';

/** What operations do by the typed client, by the name that is typed. */
export const tasks: Readonly<Record<string, Task>> = {
  administrators,
  audit,
  'close-location': closeLocation,
  'correct-location': correctLocation,
  'erase-person': erasePerson,
  'export-bookings': exportBookings,
  'find-booking': findBooking,
  'import-locations': importLocations,
  payouts,
  'replay-event': replayEvent,
  'resend-mail': resendMail,
  verify,
  webhooks,
};
