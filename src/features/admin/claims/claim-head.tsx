import { Download, ExternalLink, Scale } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useBagName } from '#web/parts/claims/use-bag-name.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { AdminClaim } from './claim.ts';
import styles from './claim-head.module.css';

export const kindKeys = {
  missing: 'missing',
  damaged: 'damaged',
  gone: 'gone',
  wrong: 'wrong',
  notMine: 'notMine',
} as const;

export const stateKeys = {
  sent: 'stateSent',
  answered: 'stateAnswered',
  waits: 'stateWaits',
  decided: 'stateDecided',
} as const;

/** What is said to have happened to which bag, where, how long after check-out, and what it waits for. */
export function ClaimHead({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const claims = useTexts('claims');
  const bagName = useBagName();
  const age = useAge();
  const { weekday } = useMoments();
  const { bookingId, code, location, record, sentAt, state } = claim;
  const link = buttonClass({ variant: 'secondary', size: 32 });
  const out = record.entries.findLast(({ kind }) => kind === 'out');
  return (
    <header className={styles.head}>
      <ListingThumb listing={{ name: location.name, ...location.shopFront }} size={46} />
      <div className={styles.words}>
        <h2>{claims('kindOfBag', { kind: claims(kindKeys[claim.kind]), bag: bagName(claim.bag) })}</h2>
        <Chip tone={state === 'decided' ? 'plain' : 'ticket'} icon={Scale}>
          {t(stateKeys[state])}
        </Chip>
        <p>
          {t('where', { code, location: location.name, date: weekday(sentAt, location.zone) })}{' '}
          {out !== undefined && t('sentAfter', { time: age(out.happenedAt, new Date(sentAt)) })}
        </p>
      </div>
      <div className={styles.links}>
        <AppLink to={`/admin/bookings?booking=${code}`} className={link}>
          <Icon of={ExternalLink} size={15} /> {t('booking')}
        </AppLink>
        <a href={`/orders/${bookingId}/custody.pdf`} download className={link}>
          <Icon of={Download} size={15} /> {t('record')}
        </a>
      </div>
    </header>
  );
}
