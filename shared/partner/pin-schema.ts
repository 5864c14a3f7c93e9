import * as z from 'zod/mini';

/** Four digits that are tried first. */
const triedFirst = (pin: string): boolean => pin === '1234' || new Set(pin).size === 1;

const id = z.string().check(z.minLength(1, 'required'), z.maxLength(64));
const password = z.string().check(z.maxLength(128));

/** Four digits; one as yet unused that is tried first (0000, 1234, 7777) is refused when it is set. */
const pinSchema = z.string().check(z.regex(/^\d{4}$/, 'pin'));

/** A person's own PIN, with the strongest proof that their account has. */
export const setPinSchema = z.object({
  pin: pinSchema.check(z.refine((pin) => !triedFirst(pin), 'pinTriedFirst')),
  currentPassword: z.optional(password),
  code: z.optional(z.string().check(z.maxLength(40))),
});

/** The device of this sign-in is shared at one location from now on. */
export const shareCounterSchema = z.object({ listingId: id });

/** It is its person's alone again, who proves to be it. */
export const unshareCounterSchema = z.object({
  currentPassword: z.optional(password),
  code: z.optional(z.string().check(z.maxLength(40))),
});

/** Whose turn it is: by the PIN, or the password where the PIN was wrong too often. */
export const takeTurnSchema = z.object({
  userId: id,
  pin: z.optional(pinSchema),
  password: z.optional(password),
});

export const removePinSchema = z.object({ memberId: id });

/** A person whose turn it is at a shared counter. */
const turn = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Until when (ISO) it lasts if nothing is handed over meanwhile. */
  idleAt: z.string(),
  /** Until when (ISO) it lasts at most. */
  until: z.string(),
});

/** What a counter knows of PINs: the person's own, and the device's sharing. */
export const pinsAnswer = z.object({
  /** Whether the person has set theirs. */
  isSet: z.boolean(),
  /** Locations at which they work, where the device could be shared. */
  locations: z.array(z.object({ id: z.string(), name: z.string() })),
  shared: z.nullable(
    z.object({
      listingId: z.string(),
      name: z.string(),
      people: z.array(z.object({ userId: z.string(), name: z.string() })),
      turn: z.nullable(turn),
    }),
  ),
});
