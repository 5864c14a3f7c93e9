import type { z } from 'zod';
import type { Whose } from '#server/platform/access/act.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { WrittenAnswer } from './written-answer.ts';

interface RestInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `Idempotency-Key` header, if any. */
  readonly idempotencyKey: string | null;
  /** The bearer token of the `Authorization` header, if any. */
  readonly bearer: string | null;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Uploads of a multipart body, by field name. */
  readonly files: Readonly<Record<string, Buffer | undefined>>;
}

/**
 * What the repetition of a write by its `Idempotency-Key` gets. `answer`: the first answer, kept in the transaction of
 * the effect. `afterwards`: the same for work that asks a provider, whose repetition changes nothing; its answer is kept
 * once it is done. `again`: the work is done again, because it is the procedure that does it at most once, or because its
 * answer brings a new session, which is never kept. Another request under the same key is refused either way.
 */
type RestRepeat = 'answer' | 'afterwards' | 'again';

/** One line of the documented REST table: which call it is and how its names map to a procedure. Holds no rules. */
export interface RestRow<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, Fastify style: `/bookings/:id`. */
  readonly path: string;
  /** What it is called, in a few words: `Book a stay`. */
  readonly title: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  readonly tag: string;
  /** For whom it is; what else is asked, the procedure says. */
  readonly whose: Exclude<Whose, 'confirmedPartner' | 'counter' | 'administration' | 'machine'>;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  /** What a good answer means, where it wants words: `Booked, and paid if a token came`. */
  readonly done?: string;
  /** 200 where not said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Refusals that the call has besides those of its kind, or that want words of their own, by status. */
  readonly refusals?: Readonly<Partial<Record<403 | 404 | 409 | 422, string>>>;
  /** The call's names of procedure fields in refusals, where snake case is not the name: `bagsCount: 'bags_number'`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Fields of a multipart body that carry files. */
  readonly uploads?: readonly string[];
  /** `answer` where not said otherwise; reads need none. */
  readonly repeat?: RestRepeat;
  /** Whether the bearer token is another's, for the call itself to judge. */
  readonly takesBearer?: boolean;
  /** Whether the answer's headers bring a session: `access-token`, `client`, `uid`. */
  readonly startsSession?: boolean;
  /** Whether the session of the request is over after it. */
  readonly endsSession?: boolean;
  readonly handle: (ctx: RequestContext, input: RestInput<Params, Query, Body>) => Promise<Answer | WrittenAnswer>;
}

/** Keeps the types of one row together and forgets them in the table. */
export const restRow = <Params, Query, Body, Answer>(row: RestRow<Params, Query, Body, Answer>): RestRow =>
  row as unknown as RestRow;

/** A procedure's input with its names and types, of which anything may be missing, and a text be any text. */
export type Unchecked<Input> = Input extends readonly (infer Item)[]
  ? readonly Unchecked<Item>[]
  : Input extends string
    ? string | undefined
    : Input extends object
      ? { readonly [Name in keyof Input]?: Unchecked<Input[Name]> | undefined }
      : Input | undefined;

/** Hands a body under the procedure's names to the procedure, which says what is missing. */
export const unchecked = <Input>(input: Unchecked<NoInfer<Input>>): Input => input as Input;
