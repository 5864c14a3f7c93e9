import * as z from 'zod/mini';
import { emailSchema, filled } from '../contact/contact-schema.ts';
import { parseBookingCode } from './booking-code.ts';
import { LONGEST_TYPED_CODE } from './find-rules.ts';

/** With or without `CLK-`, in any case and with spaces; reads as the code is stored. */
const bookingCodeSchema = z.string().check(
  z.overwrite((text) => parseBookingCode(text) ?? text.trim()),
  filled,
  z.maxLength(LONGEST_TYPED_CODE),
  z.refine((text) => parseBookingCode(text) !== null, 'invalidBookingCode'),
);

/** Two texts that only who booked knows together; the code as it was read out or typed. */
export const findBookingSchema = z.object({ code: bookingCodeSchema, email: emailSchema });

export const sendTicketsSchema = z.object({ email: emailSchema });
