import { Duration, type Instant } from '@js-joda/core';

const DAYS = 7;

/**
 * By when a second factor was set up that proves a change made at an instant: who has stolen a password does not set one
 * up first.
 */
export const factorSetUpBy = (changedAt: Instant): Instant => changedAt.minus(Duration.ofDays(DAYS));
