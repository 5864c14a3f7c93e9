import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { SessionNames } from '#server/platform/http/session-names.ts';
import type { StartedSession } from '#server/platform/sessions/sessions.ts';
import type { Viewer } from '#server/platform/sessions/viewer.ts';

/** How a procedure hands the requester a new session, or takes it away: cookies on the web, headers in REST. */
export interface Credentials {
  signIn(session: StartedSession, email: string): void;
  signOut(): void;
  /** A guest session's secret, for the browser or REST client that just booked. */
  openGuest(secret: string, email: string): void;
  /** The browser forgets its guest session. */
  closeGuest(): void;
  /** Marks the browser as one in which a person has signed in. */
  knowDevice(mark: string): void;
}

/** What every procedure gets: one unit of work, who asks, in which language, from where. */
export interface RequestContext {
  readonly deps: Deps;
  readonly em: EntityManager;
  readonly viewer: Viewer;
  /** What a REST client names its session by, or the link of a new password, whether or not it opens something. */
  readonly names: SessionNames | null;
  readonly locale: Locale;
  readonly ip: string;
  /** What its program calls itself; empty where it doesn't. */
  readonly userAgent: string;
  /** What the browser keeps of sign-ins before, as it came. */
  readonly device: string | null;
  readonly requestId: string;
  readonly credentials: Credentials;
}
