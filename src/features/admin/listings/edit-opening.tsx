import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Crumbs } from '../kit/crumbs.tsx';
import { Segments } from '../kit/segments.tsx';
import styles from './edit-opening.module.css';
import { type OpeningPart, openingParts } from './opening-parts.ts';

interface EditOpeningProps {
  readonly listingId: string;
  readonly name: string;
  readonly part: OpeningPart;
  /** The editor of that part, with the reason as it is written. */
  readonly children: (reason: string) => ReactNode;
}

const words = {
  hours: 'weekHours',
  special: 'specialDaysPart',
  closures: 'closuresPart',
  room: 'roomPart',
  address: 'addressPart',
  photos: 'photosPart',
} as const;

/** Edits a location for its partner, who receives what was changed and why. */
export function EditOpening({ listingId, name, part, children }: EditOpeningProps) {
  const t = useTexts('adminListings');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  return (
    <AdminPage
      title={t('editFor')}
      lead={
        <Crumbs
          above={[
            { to: '/admin/listings', words: t('title') },
            { to: `/admin/listings/${listingId}`, words: name },
          ]}
          current={t('editFor')}
        />
      }
    >
      <div className={styles.page}>
        <Segments
          label={t('editFor')}
          items={openingParts.map((value) => ({ value, words: t(words[value]) }))}
          value={part}
          onChange={(next) =>
            void navigate({ to: '/admin/listings/$id/edit', params: { id: listingId }, search: { part: next } })
          }
        />
        <div className={styles.why}>
          <Field label={t('reason')} hint={t('editHint')} required>
            <Input name="reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </div>
        <div key={part}>{children(reason)}</div>
      </div>
    </AdminPage>
  );
}
