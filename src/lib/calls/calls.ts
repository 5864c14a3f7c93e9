/** A call of one of the server's procedures. */
export interface Call {
  readonly type: 'query' | 'mutation';
  /** Its name with that of its routers, such as `search.places`. */
  readonly path: string;
  readonly input: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Has a call answered. @throws what it was refused for. */
export type Answering = (call: Call) => Promise<unknown>;

/** A call that was refused, or that nobody answered: then without data. */
export class CallError extends Error {
  readonly data: unknown;

  constructor(message: string, options: { readonly data?: unknown; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'CallError';
    this.data = options.data;
  }
}
