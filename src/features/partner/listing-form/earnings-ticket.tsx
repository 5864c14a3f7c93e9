import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './earnings-ticket.module.css';

const kinds = { hours: 'sampleHours', day: 'sampleDay', night: 'sampleNight' } as const;
const DAYS = 365;

/** About 100 m: the tariff does not change with every metre of the pin. */
const near = ({ latitude, longitude }: MapPlace): MapPlace => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

/** What travellers pay at the pin and what the partner earns; nothing before there is one, or where nothing is sold. */
export function EarningsTicket({ pin }: { readonly pin: MapPlace | null }) {
  const t = useTexts('listingForm');
  const locale = useLocale();
  const site = useSite();
  const [kind, setKind] = useState<keyof typeof kinds>('day');
  const { data } = trpc.partner.earnings.useQuery(near(pin ?? { latitude: 0, longitude: 0 }), {
    enabled: pin !== null,
    retry: false,
    placeholderData: (before) => before,
  });
  const sample = data?.samples.find((each) => each.kind === kind);
  const busy = data?.samples.find((each) => each.kind === 'busy');
  if (data === undefined || sample === undefined || busy === undefined) return null;
  const lines = [
    ['you', sample.share],
    ['ours', sample.ours],
    ['fee', sample.handlingFee],
    ['tax', sample.tax],
  ] as const;
  const words = { you: t('partYou'), ours: site.name, fee: t('partFee'), tax: t('partTax') };
  // A round sum: it is a guess about a year.
  const year = { ...busy.share, minor: Math.round((busy.share.minor * DAYS) / 10_000) * 10_000 };
  return (
    <Ticket as="section" aria-labelledby="earnings">
      <TicketPart className={styles.part}>
        <PrintedBand />
        <h2 id="earnings">{t('earnTitle')}</h2>
        <p className={styles.soft}>{t('earnPrices', { city: data.city, currency: sample.total.currency })}</p>
        <fieldset className={styles.kinds}>
          <legend className="sr-only">{t('earnTitle')}</legend>
          {(['hours', 'day', 'night'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="sample" checked={kind === each} onChange={() => setKind(each)} />
              <span>{t(kinds[each])}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.total}>
          <span>{t('travellerPays')}</span>
          <span>{formatMoney(sample.total, locale)}</span>
        </p>
        <div className={styles.bar} aria-hidden>
          {lines.map(([part, amount]) => (
            <span key={part} className={styles[part]} style={{ flexGrow: amount.minor }} />
          ))}
        </div>
        <dl className={styles.lines}>
          {lines.map(([part, amount]) => (
            <div key={part}>
              <dt>
                <span className={styles[part]} aria-hidden />
                {words[part]}
              </dt>
              <dd>{formatMoney(amount, locale)}</dd>
            </div>
          ))}
        </dl>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <p className={styles.earn} aria-live="polite">
          <strong>{t('youEarn')}</strong>
          <span className={styles.amount}>{formatMoney(sample.share, locale)}</span>
        </p>
        <p className={styles.year}>
          <span>{t('sixBags')}</span>
          <strong>{t('aYear', { amount: formatMoney(year, locale) })}</strong>
        </p>
      </TicketStub>
    </Ticket>
  );
}
