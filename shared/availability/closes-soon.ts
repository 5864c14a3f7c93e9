/** Fewer minutes than these until the door closes are said to a walk-in before paying. */
export const soonMinutes = 30;
