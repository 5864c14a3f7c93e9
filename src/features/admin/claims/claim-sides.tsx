import { Link2 } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { DrawnShelf } from '#web/parts/custody/drawn-shelf.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { AdminClaim } from './claim.ts';
import styles from './claims.module.css';

/** Both sides in their own words, equally wide; then the pictures at check-in, at check-out and by the traveller. */
export function ClaimSides({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const claims = useTexts('claims');
  const custody = useTexts('custody');
  const locale = useLocale();
  const { moment } = useMoments();
  const { answer, bookingId, record, traveller } = claim;
  const hands = record.entries.filter(({ kind }) => kind === 'in' || kind === 'out');
  return (
    <div className={styles.sides}>
      <Card as="section" className={styles.side}>
        <header>
          <h2>{traveller.name}</h2>
          <strong>{formatMoney(claim.asked, locale)}</strong>
        </header>
        <p className={styles.soft}>
          {t('travellerFacts', { orders: traveller.orders, claims: traveller.claimsBefore })}
        </p>
        <blockquote className={styles.quote}>{claim.words}</blockquote>
        <p className={styles.soft}>{moment(claim.sentAt)}</p>
      </Card>
      <Card as="section" className={styles.side}>
        <header>
          <h2>{claim.owner || claim.location.name}</h2>
        </header>
        {answer === null ? (
          <p className={styles.soft}>{t('noAnswer', { date: moment(claim.answerDueAt) })}</p>
        ) : (
          <>
            <blockquote className={styles.quote}>{answer.text}</blockquote>
            <p className={styles.soft}>
              {moment(answer.at)}. {claims(answer.disputes ? 'disputes' : 'agrees')}
            </p>
          </>
        )}
      </Card>
      <Card as="section" className={styles.pictures}>
        <header>
          <h2>{t('pictures')}</h2>
          <span className={record.holds ? styles.soft : styles.bad}>
            <Icon of={Link2} size={16} /> {t(record.holds ? 'chainHolds' : 'chainBroken')} {record.end}
          </span>
        </header>
        <div className={styles.grid}>
          {hands.map((entry) => (
            <figure key={entry.id}>
              {entry.photoId === null ? (
                <DrawnShelf bags={entry.bagsCount} label={custody('noPhoto')} />
              ) : (
                <img src={`/orders/${bookingId}/custody/photos/${entry.photoId}`} alt={custody('photo')} />
              )}
              <figcaption>
                <strong>{custody(entry.kind === 'in' ? 'checkedIn' : 'checkedOut')}</strong> {moment(entry.happenedAt)}
                <span className={styles.soft}>
                  {entry.userName}
                  {entry.note !== null && `, ${entry.note}`}
                </span>
              </figcaption>
            </figure>
          ))}
          {claim.photoIds.map((id) => (
            <figure key={id}>
              <img src={`/orders/${bookingId}/claim/photos/${id}`} alt={claims('picture')} />
              <figcaption>
                <strong>{t('fromTraveller', { name: traveller.name })}</strong>
              </figcaption>
            </figure>
          ))}
        </div>
      </Card>
    </div>
  );
}
