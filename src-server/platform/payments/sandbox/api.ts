import { createHash } from 'node:crypto';
import { accountEndpoints } from './accounts.ts';
import { ApiError } from './api-error.ts';
import { balanceEndpoints } from './balance.ts';
import type { SandboxContext } from './context.ts';
import { customerEndpoints } from './customers.ts';
import { disputeEndpoints } from './disputes.ts';
import { expand } from './expand.ts';
import { parseForm, valuesOf } from './form-params.ts';
import { refuseUnknown } from './known-params.ts';
import { paymentIntentEndpoints } from './payment-intents.ts';
import { paymentMethodEndpoints } from './payment-methods.ts';
import { refundEndpoints } from './refunds.ts';
import { createRouter } from './router.ts';
import { setupIntentEndpoints } from './setup-intents.ts';
import { transferEndpoints } from './transfers.ts';

interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly account: string | undefined;
}

interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly replayed?: true;
}

/** Answers are replayed for a day. */
const KEPT_SECONDS = 86_400;

const route = createRouter({
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...setupIntentEndpoints,
  ...paymentIntentEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...accountEndpoints,
  ...transferEndpoints,
  ...balanceEndpoints,
});

/** Answers one request to the API, or gives again the answer that its idempotency key was answered with. */
export function answerApi(context: SandboxContext, request: ApiRequest): ApiAnswer {
  if (!/^Bearer [sr]k_test_\S+$/.test(request.authorization ?? '')) {
    return refusal(401, {
      type: 'invalid_request_error',
      message: 'Invalid API key provided: the sandbox takes secret test keys.',
    });
  }
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  if (key === undefined) return perform(context, request);
  forgetOld(context);
  const { answers } = context.state;
  const fingerprint = fingerprintOf(request);
  const kept = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (kept === undefined) {
    const answer = perform(context, request);
    if (answer.status === 200 || answer.status === 402) answers[key] = { ...answer, fingerprint, at: context.now() };
    return answer;
  }
  if (kept.fingerprint === fingerprint) return { status: kept.status, body: kept.body, replayed: true };
  return refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function perform(context: SandboxContext, { method, url, body, account }: ApiRequest): ApiAnswer {
  try {
    const { name, endpoint, path } = route(method, url.pathname);
    const params = { ...parseForm(url.search.slice(1)), ...parseForm(body) };
    refuseUnknown(name, params);
    const answer = endpoint(context, { params, path, account });
    return { status: 200, body: JSON.stringify(expand(context.state, answer, valuesOf(params, 'expand'))) };
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.status, error.body);
    throw error;
  }
}

function refusal(status: number, error: object): ApiAnswer {
  return { status, body: JSON.stringify({ error }) };
}

function fingerprintOf({ method, url, body, account }: ApiRequest): string {
  return createHash('sha256')
    .update([method, url.href, account ?? '', body].join('\n'))
    .digest('base64url');
}

function forgetOld({ state, now }: SandboxContext): void {
  const oldest = now() - KEPT_SECONDS;
  for (const [key, { at }] of Object.entries(state.answers)) {
    if (at >= oldest) return;
    delete state.answers[key];
  }
}
