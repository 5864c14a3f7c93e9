/** A refused call, as the typed client throws it. */
export interface WireFailure {
  readonly message: string;
  readonly key: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>> | null;
  readonly details: unknown;
  /** No one knows whether the call had an effect: repeat it with the same request id. */
  readonly isUnanswered: boolean;
}

interface ThrownError {
  readonly message?: unknown;
  readonly data?: {
    readonly key?: unknown;
    readonly fields?: WireFailure['fields'];
    readonly details?: unknown;
    readonly httpStatus?: number;
  } | null;
}

export function wireFailure(error: unknown, fallback: string): WireFailure {
  const { message, data } = (error ?? {}) as ThrownError;
  const isRefusal = data !== null && data !== undefined && typeof data.key === 'string';
  return {
    message: isRefusal && typeof message === 'string' && message !== '' ? message : fallback,
    key: isRefusal ? String(data.key) : null,
    fields: data?.fields ?? null,
    details: data?.details ?? null,
    isUnanswered: !isRefusal || (data.httpStatus ?? 500) >= 500 || data.key === 'idempotencyBusy',
  };
}
