/** What jobs can wait for: who outside of the house did not do their share. */
export const jobCauses = ['mailServer', 'cardProvider', 'guesty'] as const;

export type JobCause = (typeof jobCauses)[number];

/** So long a job waits for its cause at most. */
export const LONGEST_WAIT_DAYS = 7;
