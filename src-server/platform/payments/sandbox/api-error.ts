/** What the API answers a refused request with. */
interface ApiErrorBody {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
  readonly payment_method?: object;
}

/** A refused request of the sandbox's API. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** A parameter that is missing, wrong or does not fit the state of things. */
export function invalidRequest(message: string, details: Partial<ApiErrorBody> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

export function missingParameter(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Nothing has this id; Stripe answers 404 when the path names it, 400 when a parameter does. */
export function noSuch(object: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
}

/** The card was refused. */
export function cardError(message: string, details: Partial<ApiErrorBody> & { readonly code: string }): ApiError {
  return new ApiError(402, { type: 'card_error', message, ...details });
}
