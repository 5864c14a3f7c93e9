import type { Instant } from '@js-joda/core';
import { toIso } from '../time/instants.ts';

/** Card providers say 5 to 10 days. */
const LATEST_DAYS = 10;

/** When money that is sent back now has arrived at the latest, as an ISO instant. */
export const arrivesBy = (now: Instant): string => toIso(now.plusSeconds(LATEST_DAYS * 86_400));
