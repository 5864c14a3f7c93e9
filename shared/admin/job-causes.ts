/** What jobs can wait for: who outside of the house did not do their share. */
export const jobCauses = ['mailServer', 'cardProvider', 'guesty'] as const;

export type JobCause = (typeof jobCauses)[number];

/**
 * After how many minutes who has not answered is asked again: after its first question, its second, and so on; the last
 * pause stays. Guesty counts who asks it, so it is asked less and less often.
 */
export const questionPauses: Readonly<Record<JobCause, readonly [number, ...number[]]>> = {
  mailServer: [1],
  cardProvider: [1],
  guesty: [2, 4, 8, 16, 30],
};

/** So long a job waits for its cause at most. */
export const LONGEST_WAIT_DAYS = 7;
