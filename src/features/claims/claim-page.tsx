import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { AddToClaim } from './add-to-claim.tsx';
import { CallNow } from './call-now.tsx';
import { ClaimForm } from './claim-form.tsx';
import styles from './claims.module.css';
import { ClaimPhotos } from './claim-photos.tsx';
import { ClaimTicket } from './claim-ticket.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { ClaimStory } from './claim-story.tsx';

/** 'Report a problem': its form, what became of it, or one sentence where it is too late. The record goes along. */
export function ClaimPage({ id }: { readonly id: string }) {
  const t = useTexts('claims');
  const locale = useLocale();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [order] = trpc.claims.ofOrder.useSuspenseQuery({ bookingId: id });
  const { claim, location, until, kinds } = order;
  const day = (iso: string) => formatWeekDay(localDateOf(iso, location.zone), locale);
  const stay = t('stayAt', { name: location.name, day: day(order.dropOffAt) });
  const time = until === null ? '' : t('moment', { day: day(until), time: formatClock(until, location.zone, locale) });
  const forget = (photo: string) => setAdded((before) => before.filter((each) => each !== photo));
  const aside = (
    <aside className={styles.aside}>
      <ClaimTicket bookingId={id} code={order.code} />
      <ClaimSteps claim={claim} name={location.name} zone={location.zone} />
      {location.phone !== null && !claim?.decision && <CallNow phone={location.phone} />}
    </aside>
  );
  return (
    <div className={styles.page}>
      <Link to="/orders/$id" params={{ id }}>
        {t('yourOrder')}
      </Link>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{claim === null && kinds.length > 1 ? `${stay} ${t('tellUntil', { time })}` : stay}</p>
      {claim !== null ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <ClaimStory
              claim={{ ...claim, photoIds: claim.photoIds.filter((photo) => !added.includes(photo)) }}
              bookingId={id}
              code={order.code}
              location={location.name}
              zone={location.zone}
              isOwn
            />
            {claim.decision === null && <AddToClaim bookingId={id} />}
            {claim.decision === null && (
              <ClaimPhotos
                bookingId={id}
                kept={claim.photoIds}
                added={added}
                onAdd={(photo) => setAdded((before) => [...before, photo])}
                onDrop={claim.state === 'sent' ? forget : undefined}
              />
            )}
          </div>
          {aside}
        </div>
      ) : kinds.length > 0 ? (
        <ClaimForm order={order} aside={aside} />
      ) : (
        <Notice action={<a href={`/contact?code=${order.code}`}>{t('writeToUs')}</a>}>
          {t(until === null ? 'notYet' : 'tooLate')}
        </Notice>
      )}
    </div>
  );
}
