import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { useShortDate } from './day-words.ts';
import type { OwnListing } from './use-listing.ts';

type RequestNoticesProps = {
  readonly listing: OwnListing;
  /** What is offered where the last request was refused. */
  readonly action?: ReactNode;
};

const fieldWords = {
  name: 'fieldName',
  alternativeName: 'fieldStorefront',
  address: 'fieldAddress',
  imageIds: 'fieldPhotos',
} as const;

/** What waits for approval, or what was not accepted, and why. */
export function RequestNotices({ listing: { pending, refused, rules }, action }: RequestNoticesProps) {
  const t = useTexts('partner');
  const short = useShortDate();
  const namesOf = (fields: readonly (keyof typeof fieldWords)[]) =>
    fields.map((field) => t(fieldWords[field])).join(', ');
  return (
    <>
      {pending !== null && (
        <Notice icon={Hourglass} title={t('pending')}>
          {namesOf(pending.fields)}. {t('pendingText', { date: short(localDateOf(pending.since, rules.zone)) })}
        </Notice>
      )}
      {refused !== null && (
        <Notice tone="danger" title={t('refused', { fields: namesOf(refused.fields) })} action={action}>
          {refused.reason}
        </Notice>
      )}
    </>
  );
}
