import type { Locator } from '@playwright/test';

/** The first of a list, for a sentence about its order; what is meant otherwise is named. */
export const firstOf = (list: Locator): Locator => list.first();

/** The last of a list, likewise. */
export const lastOf = (list: Locator): Locator => list.last();
