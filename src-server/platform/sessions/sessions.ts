import type { Instant } from '@js-joda/core';
import type { Database } from '#server/platform/db/database.ts';
import type { Origin } from './origin.ts';
import type { ServiceIdentity, SessionUser } from './viewer.ts';

export const SESSION_DAYS = 30;
export const GUEST_DAYS = 180;

export interface StartedSession {
  /** Held by the browser's cookie, or by a REST client as `access-token`. */
  readonly secret: string;
  /** Names the device; REST's `client`. */
  readonly client: string;
  /** Until when it is good if nothing happens: the end of all its time, or of the time that it may be unused. */
  readonly goodUntil: Date;
}

/** The sessions of people, guests and scripts. Secrets leave this door once; the database keeps hashes. */
export interface Sessions {
  start(userId: string, origin?: Origin): Promise<StartedSession>;
  /** Whose session it is; when it was used, from where and with which device is noted. */
  findUser(secret: string, origin?: Origin): Promise<SessionUser | null>;
  /**
   * As `findUser`, for a REST client: `client` must be the session's, `uid` the person's address, or the one that they
   * signed in with. With the instant until which the session is good if nothing happens.
   */
  findUserOfClient(
    secret: string,
    client: string,
    uid: string,
    origin?: Origin,
  ): Promise<{ user: SessionUser; goodUntil: Date } | null>;
  /** When a live session began. */
  startedAt(secret: string): Promise<Date | null>;
  /** Whose session it is that still waits for the second factor; `null` for any other. */
  findAwaiting(secret: string): Promise<{ readonly userId: string } | null>;
  /** Notes that the second factor was given in a session: it opens, and its holder has proven who they are. */
  passSecondFactor(secret: string): Promise<void>;
  /** Whether it was given within the last 12 hours, and its app was set up by an instant. */
  hasGivenFactor(secret: string, setUpBy: Instant): Promise<boolean>;
  /** Notes that a session's holder has proven once more who they are. */
  prove(secret: string): Promise<void>;
  /** Whether they have within the last 15 minutes. */
  isProven(secret: string): Promise<boolean>;
  /** Whether the second factor was given in it within the last 15 minutes: no password does instead. */
  isFactorFresh(secret: string): Promise<boolean>;
  /** The same within a transaction whose database `joining` made. */
  joined(db: Database): Sessions;
  end(secret: string): Promise<void>;
  startGuest(): Promise<string>;
  /** The stored id of a live guest session. */
  findGuest(secret: string): Promise<string | null>;
  /** Whose service token it is; `null` for one that is unknown, revoked or over. */
  findService(token: string): Promise<ServiceIdentity | null>;
}
