import { CalendarCheck, Luggage, type LucideIcon, Moon, ShieldCheck } from 'lucide-react';
import type { Quote } from '#shared/pricing/quote.ts';
import type { OrderTime } from '#web/lib/format/time.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ItemGuideLink } from '#web/parts/stay/item-guide-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './info-blocks.module.css';

export type InfoBlocksProps = {
  readonly quote: Quote | undefined;
  /** When the stay begins, as the location's clock has it; `null` while that is not known. */
  readonly dropOff: OrderTime | null;
};

/** What a person wants to know before paying: nights, insurance, cancellation, what may be stored. */
export function InfoBlocks({ quote, dropOff }: InfoBlocksProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const rate = quote && formatMoney(quote.rates.overnightFee, locale);
  const blocks: readonly (readonly [LucideIcon, string, string])[] = [
    [Moon, t('midnightTitle'), rate === undefined ? t('midnightTextPlain') : t('midnightText', { rate })],
    [ShieldCheck, t('insuranceIncluded'), t('insuranceText')],
    [CalendarCheck, t('freeCancellation'), dropOff === null ? t('cancellationText') : t('cancellationUntil', dropOff)],
    [Luggage, t('storeTitle'), t('storeText')],
  ];
  return (
    <div className={styles.blocks}>
      {blocks.map(([icon, title, text]) => (
        <div key={title} className={styles.block}>
          <Icon of={icon} size={20} className={styles.icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {icon === Luggage && <ItemGuideLink />}
          </div>
        </div>
      ))}
    </div>
  );
}
