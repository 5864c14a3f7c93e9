import { cityIn } from '#shared/search/city-names.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { formatClock, placeOfZone } from '#web/lib/format/time.ts';
import { formatAbout, formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './earnings-ticket.module.css';
import type { Earnings } from './use-earnings.ts';
import { useSampleWords } from './use-sample-words.ts';

const DAYS = 365;
const HALF = 500_000;

/** What travellers pay at the pin and what the partner earns; nothing before there is one, or where nothing is sold. */
export function EarningsTicket({ of: { kind, choose, found } }: { readonly of: Earnings }) {
  const t = useTexts('listingForm');
  const stayWords = useSampleWords();
  const locale = useLocale();
  const site = useSite();
  if (found === null) return null;
  const { city, country, region, timeZone, askedAt, rates, sample, busy } = found;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const lines = [
    ['you', sample.share],
    ['ours', sample.ours],
    ['fee', sample.handlingFee],
    ['tax', sample.tax],
  ] as const;
  const words = {
    you: t('partYou'),
    ours: site.name,
    fee: t('partFee'),
    tax: t('partTaxRate', { rate: formatShare(rates.taxRateMillionths, locale) }),
  };
  // A round sum: it is a guess about a year.
  const year = { ...busy.share, minor: Math.round((busy.share.minor * DAYS) / 10_000) * 10_000 };
  return (
    <Ticket as="section" aria-labelledby="earnings">
      <TicketPart className={styles.part}>
        <PrintedBand className={styles.band} />
        <h2 id="earnings">{t('earnTitle')}</h2>
        {askedAt > 0 && (
          <p className={styles.soft}>
            {t('earnWhere', {
              place: region === null ? countryName : `${region}, ${countryName}`,
              currency: sample.total.currency,
              rate: formatShare(rates.taxRateMillionths, locale),
              zone: placeOfZone(timeZone),
              time: formatClock(new Date(askedAt).toISOString(), timeZone, locale),
              email: site.supportEmail,
            })}
          </p>
        )}
        <p className={styles.soft}>
          {t('earnPrices', { city: cityIn(locale, city), currency: sample.total.currency })}
        </p>
        <fieldset className={styles.kinds}>
          <legend className="sr-only">{t('earnTitle')}</legend>
          {(['hours', 'day', 'night'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="sample" checked={kind === each} onChange={() => choose(each)} />
              <span>{stayWords(each)}</span>
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
        <p className={styles.rates}>
          {t('storageRates', {
            hour: formatMoney(rates.hour, locale),
            day: formatMoney(rates.day, locale),
            night: formatMoney(rates.night, locale),
          })}{' '}
          {rates.shareMillionths === HALF
            ? t('halfIsYours')
            : t('shareIsYours', { share: formatShare(rates.shareMillionths, locale) })}
        </p>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <p className={styles.earn} aria-live="polite">
          <span className={styles.for}>
            <strong>{t('youEarn')}</strong>
            <span>{stayWords(kind)}</span>
          </span>
          <span className={styles.amount}>{formatMoney(sample.share, locale)}</span>
        </p>
        <p className={styles.year}>
          <span>{t('sixBags')}</span>
          <strong>{t('aYear', { amount: formatAbout(year, locale) })}</strong>
        </p>
      </TicketStub>
    </Ticket>
  );
}
