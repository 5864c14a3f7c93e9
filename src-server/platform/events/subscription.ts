import type { Deps } from '#server/deps.ts';
import type { DomainEvent } from './domain-event.ts';

/** What a module does at an event. */
export interface Subscription {
  /** Unique among all subscriptions, kebab-case: `send-booking-mails`. */
  readonly name: string;
  readonly eventName: string;
  readonly keyOf: (payload: unknown) => string;
  readonly handle: (payload: unknown, deps: Deps) => Promise<void>;
}

/**
 * Subscribes to an event. It may be delivered more than once, so handling must be repeatable; a delivery that fails is
 * tried again and holds back the later ones of its subject.
 */
export const subscribe = <Payload>(
  event: DomainEvent<Payload>,
  name: string,
  handle: (payload: Payload, deps: Deps) => Promise<void>,
): Subscription => ({
  name: `${event.name}/${name}`,
  eventName: event.name,
  keyOf: (payload) => event.subjectOf(event.payload.parse(payload)),
  handle: (payload, deps) => handle(event.payload.parse(payload), deps),
});
