import { blame } from '#server/platform/jobs/cause.ts';
import type { CardFailure } from './card-provider.ts';

/**
 * What a job ends with for now that the card provider did not serve.
 * @param about whose call it was, such as `Refund {id}`.
 * @returns an error that says so, blamed on the provider where it did not answer, or refuses to work for us.
 */
export function cardFailed(about: string, failure: CardFailure): Error {
  const error = new Error(`${about}: ${failure.message}`);
  return failure.kind === 'unreachable' || failure.kind === 'unusable' ? blame(error, 'cardProvider') : error;
}

/** Whether a result of the card provider came from it: also its 'no' is an answer. */
export function isCardAnswer(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('ok' in result)) return false;
  const { failure } = result as { readonly failure?: CardFailure };
  return failure === undefined || (failure.kind !== 'unreachable' && failure.kind !== 'unusable');
}
