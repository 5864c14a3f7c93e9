import { Check, CircleAlert, FileText, Link2, Paperclip } from 'lucide-react';
import { formatBytes } from '#web/lib/format/bytes.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { DrawnShelf } from '#web/parts/custody/drawn-shelf.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { AdminClaim } from './claim.ts';
import { ClaimRecord, ClaimStory } from './claim-record.tsx';
import styles from './claims.module.css';

/** Both sides in their own words, equally wide; the pictures at check-in, at check-out and by the traveller; then what the record says, and what happened. */
export function ClaimSides({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const claims = useTexts('claims');
  const custody = useTexts('custody');
  const locale = useLocale();
  const { moment, weekdayMoment } = useMoments();
  const { answer, bookingId, record, traveller } = claim;
  const owner = claim.owner || claim.location.name;
  const hands = record.entries.filter(({ kind }) => kind === 'in' || kind === 'out');
  return (
    <div className={styles.sides}>
      <Card as="section" className={styles.side}>
        <header className={styles.who}>
          <Avatar name={traveller.name} size={32} className={styles.traveller} />
          <div>
            <h2>{traveller.name}</h2>
            <p className={styles.soft}>
              {t('orders', { count: traveller.orders })},{' '}
              {traveller.claimsBefore === 0 ? t('noClaimBefore') : t('claimsBefore', { count: traveller.claimsBefore })}
            </p>
          </div>
          <p className={styles.amountAsked}>
            <span className={styles.soft}>{t('asks')}</span>
            <strong>{formatMoney(claim.asked, locale)}</strong>
          </p>
        </header>
        <blockquote className={styles.quote}>{claim.words}</blockquote>
        <p className={styles.attached}>
          <Icon of={Paperclip} size={15} />
          {claim.photoIds.length === 0 ? t('noPicturesSent') : t('picturesSent', { count: claim.photoIds.length })}
        </p>
        {claim.receipt !== null && (
          <p className={styles.attached}>
            <Icon of={FileText} size={15} />
            <a href={`/orders/${bookingId}/claim/receipt`} download>
              {claim.receipt.name}
            </a>
            {formatBytes(claim.receipt.bytes, locale)}
          </p>
        )}
      </Card>
      <Card as="section" className={styles.side}>
        <header className={styles.who}>
          <Avatar name={owner} size={32} className={styles.owner} />
          <div>
            <h2>{owner}</h2>
            <p className={styles.soft}>{claim.location.name}</p>
          </div>
          {answer !== null && (
            <p className={styles.amountAsked}>
              <span className={styles.soft}>{t('answered')}</span>
              <strong>{weekdayMoment(answer.at)}</strong>
            </p>
          )}
        </header>
        {answer === null ? (
          <p className={styles.soft}>{t('noAnswer', { date: moment(claim.answerDueAt) })}</p>
        ) : (
          <>
            <blockquote className={styles.quote}>{answer.text}</blockquote>
            <p className={styles.attached}>
              <Icon of={answer.disputes ? CircleAlert : Check} size={15} />
              {claims(answer.disputes ? 'disputes' : 'agrees')}
            </p>
          </>
        )}
      </Card>
      <Card as="section" className={styles.pictures}>
        <header>
          <h2>{t('pictures')}</h2>
          <span className={record.holds ? styles.chain : styles.broken}>
            <Icon of={Link2} size={16} /> {t(record.holds ? 'chainHolds' : 'chainBroken')}
            {record.end !== '' && <code>{record.end}</code>}
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
                <strong>{custody(entry.kind === 'in' ? 'checkedIn' : 'checkedOut')}</strong>
                <time dateTime={entry.happenedAt}>{moment(entry.happenedAt)}</time>
                <span className={styles.soft}>
                  {entry.userName}
                  {entry.note !== null && `, ${entry.note}`}
                </span>
              </figcaption>
            </figure>
          ))}
          {claim.photoIds.length === 0 && (
            <figure>
              <DrawnShelf bags={0} label={t('noPicturesSent')} />
              <figcaption>
                <strong>{t('fromTraveller', { name: traveller.name })}</strong>
              </figcaption>
            </figure>
          )}
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
      <ClaimRecord claim={claim} />
      <ClaimStory claim={claim} />
    </div>
  );
}
