/** A stay for longer than this is long, in milliseconds: a day. */
const LONG_MS = 86_400_000;
/** It ended at once where bags were inside for less than this part of it. */
const PART = 0.1;

/** When a stay was booked for, and when its bags came and went, in milliseconds since 1970; `null` where they did not. */
interface Stay {
  readonly dropOffAt: number;
  readonly pickUpAt: number;
  readonly inAt: number | null;
  readonly outAt: number | null;
}

/** Whether a long stay ended at once, or no bag came: its share, where a discount paid for it, waits for a person. */
export function endedAtOnce({ dropOffAt, pickUpAt, inAt, outAt }: Stay): boolean {
  const booked = pickUpAt - dropOffAt;
  if (booked <= LONG_MS) return false;
  if (inAt === null) return true;
  return outAt !== null && outAt - inAt < booked * PART;
}
