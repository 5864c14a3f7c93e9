import { notFound, type NotFoundError, rootRouteId } from '@tanstack/react-router';
import { isRefused } from './status-of.ts';

/**
 * The answer of a call for one thing; a refusal is the page of what is not there.
 * @param routeId whose page that is, the site's own if left out.
 */
export async function orNotFound<Answer>(
  answer: Promise<Answer>,
  routeId: NotFoundError['routeId'] = rootRouteId,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error)) throw notFound({ routeId });
    throw error;
  }
}
