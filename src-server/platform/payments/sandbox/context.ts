import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Params } from './form-params.ts';
import { createEvent } from './create-event.ts';
import type { PlatformRules } from './platform-rules.ts';
import type { Settlement } from './settlement.ts';
import type { State, Store } from './store.ts';

/** What an endpoint works with. Endpoints are synchronous: one request is one step of the state. */
export interface SandboxContext {
  readonly state: State;
  /** When a card's money is there, and what is kept of it. */
  readonly settlement: Settlement;
  /** What the provider knows of the platform's own account. */
  readonly platform: PlatformRules;
  /** Seconds since 1970. */
  now(): number;
  newId(prefix: string): string;
  /** Records an event with the object as it is now, to be delivered after the answer. */
  emit(type: string, object: object, account?: string): void;
  /** Address of a page that a browser reaches. */
  publicUrl(path: string): string;
}

interface EndpointRequest {
  readonly params: Params;
  /** The variable parts of the path, in order. */
  readonly path: readonly string[];
  /** The connected account on whose behalf the request is made. */
  readonly account: string | undefined;
}

export type Endpoint = (context: SandboxContext, request: EndpointRequest) => object;
/** Method and path, such as `POST /v1/payment_intents/:id/confirm`, with its endpoint. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

interface ContextOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly settlement: Settlement;
  readonly platform: PlatformRules;
  readonly publicBase: () => string;
  readonly onEvent: (id: string) => void;
}

export function createContext({
  store,
  clock,
  settlement,
  platform,
  publicBase,
  onEvent,
}: ContextOptions): SandboxContext {
  const context: SandboxContext = {
    state: store.state,
    settlement,
    platform,
    now: () => clock.now().epochSecond(),
    newId: (prefix) => `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`,
    emit(type, object, account) {
      const event = createEvent(context, type, object, account);
      store.state.events[event.id] = event;
      store.state.undelivered.push(event.id);
      onEvent(event.id);
    },
    publicUrl: (path) => new URL(path, publicBase()).href,
  };
  return context;
}
