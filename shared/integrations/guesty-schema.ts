import * as z from 'zod/mini';

/** A year: who wants to write later than that wants something else. */
export const MAX_DELAY_HOURS = 8760;

const token = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500));

const settings = {
  guestyEmailEnabled: z.boolean(),
  /** Whole hours after the reservation was made. */
  guestyNotificationDelay: z.int().check(z.gte(0), z.lte(MAX_DELAY_HOURS)),
};

/** A new integration with its marketplace token. */
export const addGuestySchema = z.object({ service: z.literal('guesty'), token, ...settings });

/** One that is there: its token stays. */
export const changeGuestySchema = z.object({ integrationId: z.uuid(), ...z.partial(z.object(settings)).shape });

export const integrationIdSchema = z.object({ integrationId: z.uuid() });

/** What is typed into the form; the hours as text. */
export const guestyFormSchema = z.object({
  token,
  guestyNotificationDelay: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{1,4}$/, 'notANumber')),
});
