import { Link } from '@tanstack/react-router';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { recordMarks, tagsInside } from '#web/parts/custody/record-marks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from '../order.ts';
import { BagTags } from './bag-tags.tsx';
import styles from './bags-card.module.css';
import { ShelfScene } from '#web/parts/custody/shelf-scene.tsx';
import { useInStoreWords } from './use-in-store-words.ts';

/** More bags may be taken in, or some handed back, while the page is open. */
const LOOK_AGAIN = 15_000;

/** The bags as they stand on the shelf: tags, picture, who took them in, and the record of it. */
export function BagsCard({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const custody = useTexts('custody');
  const words = useInStoreWords(order);
  const [isOpen, open] = useState(false);
  const recordId = useId();
  const bookingId = order.id;
  const { inside } = order.custody;
  const { data: record } = trpc.custody.record.useQuery({ bookingId }, { refetchInterval: LOOK_AGAIN });
  const entries = record?.entries ?? [];
  const { checkIn } = recordMarks(entries);
  const photoId = entries.findLast((entry) => entry.kind === 'in' && entry.photoId !== null)?.photoId ?? null;
  const tags = tagsInside(entries);
  return (
    <Card as="section" pad={0} aria-label={t('yourBags')} className={styles.card}>
      <div className={styles.bags}>
        {photoId === null ? (
          <ShelfScene bags={inside} tags={tags} label={t('shelf')} className={styles.picture} />
        ) : (
          <img
            src={`/orders/${bookingId}/custody/photos/${photoId}`}
            alt={t('photo')}
            loading="lazy"
            className={styles.picture}
          />
        )}
        <h2>
          <span className={styles.narrowOnly}>{orders('bags', { count: inside })}</span>
          <span className={styles.wideOnly}>{t('bagsOnShelf', { count: inside })}</span>
        </h2>
        <BagTags bags={inside} tags={tags} />
        {checkIn !== null && <p>{t('takenIn', { time: words.since, name: checkIn.userName })}</p>}
      </div>
      {entries.length > 0 && (
        <button
          type="button"
          className={styles.record}
          aria-expanded={isOpen}
          aria-controls={recordId}
          onClick={() => open(!isOpen)}
        >
          <Icon of={ShieldCheck} size={20} />
          <strong>{t('record')}</strong>
          <span>{t('entries', { count: entries.length })}</span>
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
      <div id={recordId} hidden={!isOpen} className={styles.entries}>
        {isOpen && <CustodyRecordCard bookingId={bookingId} days={order.day} />}
        <Link to="/orders/$id/claim" params={{ id: bookingId }}>
          {custody('notMine')}
        </Link>
      </div>
    </Card>
  );
}
