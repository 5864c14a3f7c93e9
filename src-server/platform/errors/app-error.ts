import type { ErrorKey, ErrorParams } from '#shared/messages/errors/en.ts';

/** HTTP statuses a refused request may answer with; each maps to one tRPC code. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;

interface Refused {
  readonly status: RefusalStatus;
  readonly key: ErrorKey;
  readonly params?: ErrorParams;
  /** The procedure's field that the refusal is about; REST answers `{"errors": {field: [message]}}` by the call's own name of it. */
  readonly field?: string;
  /** Plain data a client may act on, such as the new quote. */
  readonly data?: unknown;
  /** What a REST answer carries besides the message, under documented names. */
  readonly documented?: Readonly<Record<string, unknown>>;
}

/** A refused request: made only by the named constructors in a module's `*.errors.ts`. The text is chosen at the edge, by locale. */
export class AppError extends Error {
  readonly status: RefusalStatus;
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  readonly field: string | undefined;
  readonly data: unknown;
  readonly documented: Readonly<Record<string, unknown>> | null;

  constructor(refused: Refused) {
    super(refused.key);
    this.name = 'AppError';
    this.status = refused.status;
    this.key = refused.key;
    this.params = refused.params ?? {};
    this.field = refused.field;
    this.data = refused.data;
    this.documented = refused.documented ?? null;
  }

  /** The same refusal about a field of another name. */
  withField(field: string): AppError {
    const { status, key, params, data } = this;
    return new AppError({ status, key, params, field, data });
  }
}
