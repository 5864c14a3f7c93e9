import type { z } from 'zod';
import type { EntityManager } from '#server/platform/db/database.ts';

/** Something that happened in a module, delivered to later ones. The publisher does not know who listens. */
export interface DomainEvent<Payload> {
  /** Subject and past tense: `booking.confirmed`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Whose it is, such as the booking's id: what happened to one subject is delivered in its order. */
  readonly subjectOf: (payload: Payload) => string;
}

export const defineEvent = <Payload>(event: DomainEvent<Payload>): DomainEvent<Payload> => event;

/** How later modules receive what happened in earlier ones. */
export interface EventBus {
  /** Tells every subscriber, once the surrounding transaction commits, and not otherwise. */
  publish<Payload>(em: EntityManager, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void>;
}
