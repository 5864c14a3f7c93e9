import type { Instant } from '@js-joda/core';
import type { EntityManager } from '#server/platform/db/database.ts';

/** Stays at a location. */
export interface StaysThere {
  /** Any was sold, or is being paid for: its times were sold by the location's zone. */
  readonly areSold: boolean;
  /** Any holds its place until after now. */
  readonly holdPlaces: boolean;
  /** Those sold whose pick-up is to come. */
  readonly toCome: number;
}

/** A hand-over that a person of the counter made. */
export interface StaffAct {
  readonly kind: 'in' | 'out' | 'correction' | 'undo';
  readonly bags: number;
  /** Of the booking. */
  readonly code: string;
  readonly at: string;
  readonly zone: string;
  readonly note: string | null;
}

/** What partner asks of later modules. */
export interface PartnerPorts {
  staysAt(em: EntityManager, listingId: string, now: Instant): Promise<StaysThere>;
  /** The most bags at one time between each instant (ISO) and the next. */
  mostBags(em: EntityManager, listingId: string, instants: readonly string[]): Promise<readonly number[]>;
  /** What each person did last at an owner's locations, the newest first, by the person's id. */
  staffActs(em: EntityManager, ownerId: string): Promise<ReadonlyMap<string, readonly StaffAct[]>>;
}
