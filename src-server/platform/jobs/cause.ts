import { type JobCause, jobCauses } from '#shared/admin/job-causes.ts';

/** Why a job failed, as far as it is known: who did not do their share, and of whom where there are several. */
export interface Cause {
  readonly kind: JobCause;
  /** An id, such as the integration whose secret Guesty refuses; `null` where there is one for all. */
  readonly subject: string | null;
}

/** Who was asked wants to be asked again, no sooner than in so many seconds. */
export class AskLater extends Error {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

const causes = new WeakMap<object, Cause>();

/** Writes on an error what caused it, so that its job can wait for the end of that. @returns the same error. */
export function blame<Thrown>(error: Thrown, kind: JobCause, subject: string | null = null): Thrown {
  if (typeof error === 'object' && error !== null) causes.set(error, { kind, subject });
  return error;
}

/** What an error, or the one that it was made of, was blamed on; `null` where no one knows. */
export function causeOf(error: unknown): Cause | null {
  if (!(error instanceof Error)) return null;
  return causes.get(error) ?? causeOf(error.cause);
}

export const isJobCause = (kind: string | null): kind is JobCause => jobCauses.some((each) => each === kind);
