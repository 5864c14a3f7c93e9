import { type AnyTRPCRouter, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';

type Kind = 'query' | 'mutation' | 'subscription';

/** What a step hands on to those behind it, where it says something of its own. */
interface Changes {
  readonly ctx?: object;
  readonly input?: unknown;
}

interface Result {
  readonly ok: boolean;
  readonly data?: unknown;
  readonly error?: TRPCError;
}

interface Step {
  /** `output` for what holds an answer against its schema. */
  readonly _type?: 'input' | 'output';
  (options: {
    readonly path: string;
    readonly type: Kind;
    readonly ctx: object;
    readonly meta: unknown;
    readonly input: unknown;
    readonly getRawInput: () => Promise<unknown>;
    readonly batchIndex: number;
    readonly signal: undefined;
    readonly next: (changes?: Changes) => Promise<Result>;
  }): Promise<Result>;
}

/** A procedure as tRPC keeps it: its steps are what `use`, `input`, `output` and `query` were given, in that order. */
export interface Procedure {
  readonly _def: { readonly type: Kind; readonly meta?: unknown; readonly middlewares: readonly Step[] };
}

/** The procedures of a router by their whole names, such as `admin.bookings.list`. */
export const proceduresOf = (router: AnyTRPCRouter): ReadonlyMap<string, Procedure> =>
  new Map(Object.entries(router._def.procedures as unknown as Readonly<Record<string, Procedure>>));

interface Call {
  readonly path: string;
  readonly ctx: object;
  readonly input: unknown;
  /** Which of a batch it is. */
  readonly batchIndex?: number;
}

/** The context with what a step adds. What is made when somebody asks for it, as a unit of work is, stays so: it is not asked for here. */
const widened = (ctx: object, more: object): object =>
  Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(ctx), ...Object.getOwnPropertyDescriptors(more) });

/**
 * Runs the steps of a procedure one within another, as tRPC's own runner does. That one copies what it tells each step
 * four times, property by property, which took longer than a price.
 * @throws TRPCError as its steps left it.
 */
export async function runProcedure({ _def }: Procedure, { path, ctx, input, batchIndex = 0 }: Call): Promise<unknown> {
  const { type, meta, middlewares } = _def;
  const getRawInput = async () => input;
  const run = async (index: number, known: object, parsed: unknown): Promise<Result> => {
    const step = middlewares[index];
    if (step === undefined) throw new Error(`${path} has no end`);
    const next = (changes?: Changes) =>
      run(
        index + 1,
        changes?.ctx === undefined ? known : widened(known, changes.ctx),
        changes !== undefined && 'input' in changes ? changes.input : parsed,
      );
    try {
      return await step({
        path,
        type,
        ctx: known,
        meta,
        input: parsed,
        getRawInput,
        batchIndex,
        signal: undefined,
        next,
      });
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) };
    }
  };
  const result = await run(0, ctx, undefined);
  if (!result.ok) throw result.error;
  return result.data;
}

/** Who calls: a context, or what makes one anew for each call. */
type Asker = object | (() => Promise<object>);

/** The procedures below a name, to be called as functions: `caller.bookings.list(input)`. */
function callable(procedures: ReadonlyMap<string, Procedure>, asker: Asker, prefix: string): object {
  const get = (_target: object, name: string | symbol) => {
    // Whoever waits for a caller asks whether it is a promise.
    if (typeof name !== 'string' || name === 'then') return undefined;
    const path = `${prefix}${name}`;
    const procedure = procedures.get(path);
    if (procedure === undefined) return callable(procedures, asker, `${path}.`);
    return async (input?: unknown) => {
      const ctx = typeof asker === 'function' ? await asker() : asker;
      return runProcedure(procedure, { path, ctx, input });
    };
  };
  return new Proxy({}, { get });
}

/** Calls a router's procedures within the process, in the name of a context. */
export function callerOf(router: AnyTRPCRouter): (asker: Asker) => object {
  const procedures = proceduresOf(router);
  return (asker) => callable(procedures, asker, '');
}

const withoutPromise = ({ _def }: Procedure): Procedure => ({
  _def: { ..._def, middlewares: _def.middlewares.filter((step) => step._type !== 'output') },
});

/** The same for callers that hold what they answer against a schema of their own. */
export function uncheckedCallerOf(router: AnyTRPCRouter): (asker: Asker) => object {
  const procedures = new Map([...proceduresOf(router)].map(([path, each]) => [path, withoutPromise(each)] as const));
  return (asker) => callable(procedures, asker, '');
}
