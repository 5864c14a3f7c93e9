import { statusOf } from '../status-of.ts';
import type { Answering } from './calls.ts';

/** A call that got no answer of this server says so in the person's language, not in the browser's own words. */
export const sayUnanswered =
  (answering: Answering, words: () => string): Answering =>
  async (call) => {
    try {
      return await answering(call);
    } catch (error) {
      if (error instanceof Error && statusOf(error) === null) error.message = words();
      throw error;
    }
  };
