import { Check, CircleAlert } from 'lucide-react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { placeOfZone } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Request } from './request.ts';
import styles from './decision.module.css';
import tones from '../kit/tones.module.css';

/** Nearer than this another location may be the same door; in metres. */
const SAME_DOOR = 15;

/** Who is notified when a request is approved, and what was checked: hints for the administrator who decides. */
export function IfApproved({ request }: { readonly request: Request }) {
  const t = useTexts('adminRequests');
  const locale = useLocale();
  const { nearest, move, travellersCount, fields } = request;
  const isMove = fields.includes('address');
  return (
    <section className={styles.ifApproved}>
      <h3>{t('ifApproved')}</h3>
      <ul className={styles.effects}>
        {travellersCount > 0 && (
          <Effect isWarning title={t(isMove ? 'travellersTold' : 'travellers', { count: travellersCount })}>
            {t(isMove ? 'travellersToldText' : 'travellersText')}
          </Effect>
        )}
        <Effect title={t('partnerTold', { name: request.owner.name })}>{t('partnerToldText')}</Effect>
        {move !== null && (
          <Effect isWarning={!move.isSameZone} title={t(move.isSameZone ? 'sameZone' : 'otherZone')}>
            {placeOfZone(move.zone)}
          </Effect>
        )}
        {nearest !== null && (
          <Effect
            isWarning={nearest.meters < SAME_DOOR}
            title={t(nearest.meters < SAME_DOOR ? 'otherThere' : 'noOtherThere')}
          >
            {t('nearest', { name: nearest.name, distance: formatDistance(nearest.meters, locale) })}
          </Effect>
        )}
        <Effect title={t('linkStays')}>{t('linkStaysText', { path: `/map/${request.listing.slug}` })}</Effect>
      </ul>
      <p className={tones.soft}>{t('hint')}</p>
    </section>
  );
}

interface EffectProps {
  readonly isWarning?: boolean;
  readonly title: string;
  readonly children: string;
}

function Effect({ isWarning = false, title, children }: EffectProps) {
  return (
    <li data-warns={isWarning || undefined}>
      <Icon of={isWarning ? CircleAlert : Check} size={18} />
      <span>
        <strong>{title}</strong>
        <span className={tones.soft}>{children}</span>
      </span>
    </li>
  );
}
