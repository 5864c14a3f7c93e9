import type { JobCause } from '#shared/admin/job-causes.ts';
import { useTexts } from '#web/lib/texts.ts';

interface Cause {
  readonly kind: JobCause;
  readonly name: string | null;
}

/** Whom a job waits for, and the choice to wait for them, in words. */
export function useCauseWords() {
  const t = useTexts('adminJobs');
  const whom = {
    mailServer: () => t('causeMail'),
    cardProvider: () => t('causeCards'),
    guesty: (name: string | null) => (name === null ? t('causeGuesty') : t('causeGuestyOf', { name })),
  } satisfies Record<JobCause, unknown>;
  const when: Readonly<Record<JobCause, string>> = {
    mailServer: t('whenMail'),
    cardProvider: t('whenCards'),
    guesty: t('whenGuesty'),
  };
  return {
    whomOf: ({ kind, name }: Cause): string => whom[kind](name),
    whenOf: ({ kind }: Cause): string => when[kind],
  };
}
