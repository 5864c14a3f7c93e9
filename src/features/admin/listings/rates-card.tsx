import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import { type AmountName, amountNames, byName } from '#shared/pricing/tariff.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { BareInput } from '#web/ui/field/input.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { placeName } from '../rates/place-name.ts';
import { rateOfText, rateText } from '../rates/rate-text.ts';
import { Card } from './card.tsx';
import type { Listing } from './listing.ts';
import styles from './rates-card.module.css';
import { useListingAct } from './use-listing-act.ts';

const rateWords = {
  pricePerHour: 'perHour',
  maxPrice: 'mostADay',
  overnightFee: 'night',
  handlingFee: 'locationFee',
} as const satisfies Record<AmountName, string>;
const none = byName(amountNames, () => null);

/** Rates of the location's own in a frame, inherited ones soft, and what a stay costs by either. */
export function RatesCard({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const act = useListingAct();
  const set = trpc.admin.listings.setRates.useMutation();
  const { id: listingId, currency, ownRates, ratesAround, aroundRegion: region, country } = listing;
  const place = placeName({ country, region }, locale);
  const [texts, setTexts] = useState(() => textsOf(listing, locale));
  const wished = byName(amountNames, (name) => rateOfText(texts[name], name, currency));
  const isWrong = amountNames.some((name) => wished[name] === undefined);
  const isChanged = amountNames.some((name) => wished[name] !== ownRates[name]);
  const ownCount = amountNames.filter((name) => ownRates[name] !== null).length;
  const preview = trpc.admin.listings.previewRates.useQuery(
    { listingId, ...none, ...definedOf(wished) },
    { enabled: isChanged && !isWrong, placeholderData: keepPreviousData },
  );
  const wouldCost = isChanged && !isWrong ? preview.data?.here : undefined;
  const maySet = useMayDo('finance');
  return (
    <Card
      title={t('rates', { currency })}
      isWide
      aside={ownCount === 0 ? t('allInherited') : t('ownRates', { count: ownCount })}
    >
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong || !isChanged) return;
          void act(() => set.mutateAsync({ listingId, ...none, ...definedOf(wished) }), t('ratesSaved'));
        }}
      >
        <table className={styles.rates}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('rate')}</span>
              </th>
              <th scope="col">{place}</th>
              <th scope="col">{t('here')}</th>
            </tr>
          </thead>
          <tbody>
            {amountNames.map((name) => (
              <tr key={name}>
                <th scope="row">{t(rateWords[name])}</th>
                <td>{rateText(ratesAround[name], name, currency, locale)}</td>
                <td>
                  {maySet ? (
                    <BareInput
                      className={cx(styles.own, wished[name] === undefined && styles.wrong)}
                      name={name}
                      aria-label={t('rateHere', { rate: t(rateWords[name]) })}
                      aria-invalid={wished[name] === undefined || undefined}
                      inputMode="decimal"
                      autoComplete="off"
                      placeholder={t('inherited')}
                      value={texts[name]}
                      onChange={({ target: { value } }) => setTexts((now) => ({ ...now, [name]: value }))}
                    />
                  ) : ownRates[name] === null ? (
                    t('inherited')
                  ) : (
                    <span className={styles.framed}>{rateText(ownRates[name], name, currency, locale)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {isWrong && (
          <p className={styles.error} role="alert">
            {t('notAPrice')}
          </p>
        )}
        {isChanged && (
          <div className={styles.save}>
            <Button type="submit" size={40} busy={set.isPending} disabled={isWrong}>
              {t('saveRates')}
            </Button>
            <Button variant="quiet" size={40} onClick={() => setTexts(textsOf(listing, locale))}>
              {t('asBefore')}
            </Button>
          </div>
        )}
      </form>
      <Sample listing={listing} place={place} isOwn={ownCount > 0} wouldCost={wouldCost}>
        {maySet && ownCount > 0 && (
          <LinkButton
            disabled={set.isPending}
            onClick={() => void act(() => set.mutateAsync({ listingId, ...none }), t('ratesGivenBack', { place }))}
          >
            {t('giveBack', { place })}
          </LinkButton>
        )}
      </Sample>
    </Card>
  );
}

const textsOf = ({ ownRates, currency }: Listing, locale: Parameters<typeof rateText>[3]) =>
  byName(amountNames, (name) => rateText(ownRates[name], name, currency, locale));

const definedOf = (rates: Readonly<Record<string, number | null | undefined>>) =>
  Object.fromEntries(Object.entries(rates).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

interface SampleProps {
  readonly listing: Listing;
  readonly place: string;
  readonly isOwn: boolean;
  /** With the rates that were typed and are not kept yet. */
  readonly wouldCost: Money | undefined;
  readonly children: ReactNode;
}

/** What a stay costs here, and what it would by the rates around; since when its own ones hold. */
function Sample({ listing: { sample, ratesSetBy, zone }, place, isOwn, wouldCost, children }: SampleProps) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const { day } = useMoments();
  return (
    <div className={styles.sample}>
      <div className={styles.prices}>
        <span>
          <strong>{t('sampleStay', { bags: sample.bags, hours: sample.hours })}</strong>
          {isOwn && (
            <span className={styles.soft}>{t('withRates', { place, amount: formatMoney(sample.around, locale) })}</span>
          )}
        </span>
        <span className={styles.new} role="status">
          {wouldCost !== undefined && wouldCost.minor !== sample.here.minor && (
            <del className={styles.soft}>{formatMoney(sample.here, locale)}</del>
          )}
          <b className={styles.whole}>{formatMoney(wouldCost ?? sample.here, locale)}</b>
        </span>
      </div>
      {isOwn && (
        <p className={styles.soft}>
          {ratesSetBy !== null &&
            (ratesSetBy.by === null
              ? t('ownSince', { date: day(ratesSetBy.at, zone) })
              : t('ownSinceBy', { date: day(ratesSetBy.at, zone), name: ratesSetBy.by }))}{' '}
          {children}
        </p>
      )}
    </div>
  );
}
