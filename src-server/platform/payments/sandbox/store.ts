import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  AccountRecord,
  Charge,
  Customer,
  Dispute,
  EventRecord,
  PaymentIntent,
  PaymentMethod,
  Payout,
  Refund,
  SetupIntent,
  Token,
  Transfer,
} from './records.ts';
import { writeSparingly } from './write-sparingly.ts';

interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly at: number;
}

/** Everything that a restart keeps; ids are the names. */
export interface State {
  customers: Record<string, Customer>;
  tokens: Record<string, Token>;
  paymentMethods: Record<string, PaymentMethod>;
  setupIntents: Record<string, SetupIntent>;
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  accounts: Record<string, AccountRecord>;
  transfers: Record<string, Transfer>;
  payouts: Record<string, Payout>;
  events: Record<string, EventRecord>;
  /** Events whose delivery has not been answered yet. */
  undelivered: string[];
  answers: Record<string, KeptAnswer>;
}

export interface Store {
  readonly state: State;
  /** Writes the state to its file, whole or not at all; a large one shortly afterwards, with what follows. */
  save(): void;
  /** Writes what waits to be written, at the end. */
  flush(): void;
}

const empty = (): State => ({
  customers: {},
  tokens: {},
  paymentMethods: {},
  setupIntents: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  accounts: {},
  transfers: {},
  payouts: {},
  events: {},
  undelivered: [],
  answers: {},
});

/** Opens the state kept at `path`, or an empty one; with null it lives in memory only. */
export function openStore(path: string | null): Store {
  const state = path !== null && existsSync(path) ? { ...empty(), ...read(path) } : empty();
  const { save, flush } = writeSparingly(() => {
    if (path !== null) write(path, state);
  });
  return { state, save, flush };
}

function read(path: string): Partial<State> {
  return JSON.parse(readFileSync(path, 'utf8')) as Partial<State>;
}

function write(path: string, state: State): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, JSON.stringify(state), { mode: 0o600 });
  renameSync(next, path);
}
