import {
  Bus,
  ChevronRight,
  Footprints,
  Landmark,
  type LucideIcon,
  MapPin,
  Plane,
  Ship,
  Store,
  TowerControl,
  TrainFront,
  Trophy,
} from 'lucide-react';
import { useState } from 'react';
import type { PlaceKind } from '#shared/cms/page-settings.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Guide } from './guide-types.ts';
import map from './guide-map.module.css';
import styles from './guide-sights.module.css';

const icons: Readonly<Record<PlaceKind, LucideIcon>> = {
  station: TrainFront,
  airport: Plane,
  bus: Bus,
  ferry: Ship,
  sight: TowerControl,
  market: Store,
  museum: Landmark,
  arena: Trophy,
  district: MapPin,
};

const SHOWN_ON_PHONES = 6;

/** Stations and sights of the city, each with its way on foot and the lowest whole price; each is a page or the map. */
export function GuideSights({ guide, place }: { readonly guide: Guide; readonly place: string | undefined }) {
  const t = useTexts('guide');
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  if (guide.sights.length === 0) return null;
  return (
    <section className={map.section} aria-labelledby="sights">
      <div className={map.head}>
        <h2 id="sights">{place === undefined ? t('sightsTitle') : t('sightsOther', { city: guide.city.name })}</h2>
        <p>{t('sightsNote')}</p>
      </div>
      <Card pad={0} className={styles.card}>
        <ul className={cx(styles.list, isWhole && styles.whole)}>
          {guide.sights.map(({ url, name, kind, minutes, within, from }) => (
            <li key={url}>
              <AppLink to={url} className={styles.sight}>
                <span className={styles.sign}>
                  <Icon of={icons[kind]} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={cx(styles.soft, styles.wide)}>{t('within', { count: within })}</span>
                  <span className={cx(styles.soft, styles.narrow)}>
                    {minutes !== null && `${t('minutes', { count: minutes })} • `}
                    {t('places', { count: within })}
                  </span>
                </span>
                {minutes !== null && (
                  <span className={styles.walk}>
                    <Icon of={Footprints} size={14} />
                    {t('minutes', { count: minutes })}
                  </span>
                )}
                {from !== null && (
                  <span className={styles.price}>
                    <span className={styles.soft}>{t('from')}</span> <b>{formatMoney(from, locale)}</b>
                  </span>
                )}
                <Icon of={ChevronRight} size={16} className={styles.soft} />
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
      {!isWhole && guide.sights.length > SHOWN_ON_PHONES && (
        <Button variant="secondary" className={styles.more} onClick={() => setIsWhole(true)}>
          {t('showAll', { count: guide.sights.length })}
        </Button>
      )}
    </section>
  );
}
