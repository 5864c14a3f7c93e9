import type { z } from 'zod';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

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

/** One line of the documented REST table: which call it is and how its names map to a procedure. Holds no rules. */
export interface RestRow<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, Fastify style: `/bookings/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  /** 200 where not said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Documented names of procedure fields in refusals, where snake case is not the name: `bagsCount: 'bags_number'`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the body is `multipart/form-data` with files. */
  readonly multipart?: boolean;
  readonly handle: (ctx: RequestContext, input: RestInput<Params, Query, Body>) => Promise<Answer>;
}

/** Keeps the types of one row together and forgets them in the table. */
export const restRow = <Params, Query, Body, Answer>(row: RestRow<Params, Query, Body, Answer>): RestRow =>
  row as unknown as RestRow;
