type Values = Readonly<Record<string, unknown>>;

/** One call as it was made and answered, with ids and secrets that are the same each time. */
export interface CallExample {
  readonly request: {
    readonly params?: Values | undefined;
    readonly query?: Values | undefined;
    readonly body?: unknown;
  };
  readonly answer: { readonly status: number; readonly body: unknown };
  /** How the same call was refused, by status. */
  readonly refused?: Readonly<Record<string, unknown>>;
}

/** By method and path as the document writes them: `GET /bookings/{id}`. */
export type CallExamples = Readonly<Record<string, CallExample>>;
