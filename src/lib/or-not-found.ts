import { notFound, rootRouteId } from '@tanstack/react-router';
import { isRefused } from './status-of.ts';

/** The answer of a call for one thing; a refusal is the page of what is not there. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error)) throw notFound({ routeId: rootRouteId });
    throw error;
  }
}
