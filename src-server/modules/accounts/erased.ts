/** The end of every address that stands for an erased one. */
export const ERASED = '@erased.invalid';

/** What stands where the address of an erased person stood; no mail reaches it. */
export const erasedAddress = (id: string): string => `erased-${id}${ERASED}`;

/** Whether a person was erased: see docs/decisions/erasure.md. */
export const isErasedAddress = (email: string): boolean => email.endsWith(ERASED);
