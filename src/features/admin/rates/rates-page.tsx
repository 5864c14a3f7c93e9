import { useState } from 'react';
import { noRates, type Rates, ratesYearsAhead, type SampleStay } from '#shared/admin/rates-schema.ts';
import { type RateName, rateNames } from '#shared/pricing/tariff.ts';
import { AdminPage } from '#web/features/admin/kit/admin-page.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { type ChosenCoupon, CouponList, CouponPanel } from '../coupons/coupon-list.tsx';
import { AddPlace } from './add-place.tsx';
import { placeName } from './place-name.ts';
import { Plans } from './plans.tsx';
import { RateCell, rateWords } from './rate-cell.tsx';
import { SampleTicket } from './sample-ticket.tsx';
import styles from './rates.module.css';
import type { Place } from './place.ts';

interface Draft {
  readonly place: Pick<Place, 'country' | 'region'>;
  readonly rates: Rates;
}

const isSame = (one: Draft['place'], other: Draft['place']): boolean =>
  one.country === other.country && one.region === other.region;

/** What storage costs in countries and regions: changed in place, seen on a sample stay, saved for now or for a day; below it what takes off. */
export function RatesPage() {
  const t = useTexts('adminRates');
  const [{ places, regionsWithout, served }] = trpc.admin.rates.list.useSuspenseQuery();
  const coupons = useTexts('adminCoupons');
  const [coupon, setCoupon] = useState<ChosenCoupon>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [stay, setStay] = useState<SampleStay>('overnight');
  const [bagsCount, setBagsCount] = useState(2);
  const [added, setAdded] = useState<readonly Place[]>([]);
  const rows = [...places, ...added.filter((each) => !places.some((place) => isSame(place, each)))].toSorted(
    (a, b) => a.country.localeCompare(b.country) || (a.region ?? '').localeCompare(b.region ?? ''),
  );
  const seen = draft?.place ?? places.find(({ region }) => region !== null) ?? places[0];
  const seenRow = seen === undefined ? undefined : rows.find((row) => isSame(row, seen));
  const add = (place: Pick<Place, 'country' | 'region' | 'currency'>) => {
    const none = { rates: noRates, plan: null, last: null, listingsCount: 0, withOwnRates: 0 };
    setAdded([{ ...none, ...place, id: `${place.country}-${place.region}` }]);
    setDraft({ place, rates: noRates });
  };
  const addRegion = (country: string, region: string) => {
    const whole = places.find((place) => place.country === country && place.region === null);
    if (whole !== undefined) add({ country, region, currency: whole.currency });
  };
  const forget = () => {
    setDraft(null);
    setAdded([]);
  };
  const change = (place: Place, name: RateName, value: number | null) =>
    setDraft((now) => {
      const rates = now !== null && isSame(now.place, place) ? now.rates : place.rates;
      const next = { ...rates, [name]: value };
      const isBack = rateNames.every((each) => next[each] === place.rates[each]);
      const isNew = added.some((each) => isSame(each, place));
      return isBack && !isNew ? null : { place: { country: place.country, region: place.region }, rates: next };
    });
  return (
    <AdminPage
      title={t('title')}
      panelWidth={384}
      isPanelBelow={coupon === null}
      hasTimes
      panel={
        coupon !== null ? (
          <div className={styles.coupon}>
            <CouponPanel chosen={coupon} onClose={() => setCoupon(null)} />
          </div>
        ) : (
          seenRow !== undefined && (
            <SampleTicket
              place={seenRow}
              rates={draft?.rates ?? seenRow.rates}
              stay={stay}
              bagsCount={bagsCount}
              onStay={setStay}
              onBags={setBagsCount}
            />
          )
        )
      }
    >
      <div className={styles.head}>
        <div>
          <h2>{t('countries')}</h2>
          <p className={styles.soft}>{t('countriesHint')}</p>
        </div>
        <AddPlace
          places={rows}
          regions={regionsWithout}
          served={served}
          isLocked={draft !== null}
          onRegion={addRegion}
          onCountry={(country, currency) => add({ country, region: null, currency })}
        />
      </div>
      {rows.length === 0 && (
        <EmptyState title={t('noCountry')} className={styles.none}>
          {t('noCountryText')}
        </EmptyState>
      )}
      <div className={styles.frame} hidden={rows.length === 0}>
        <div className={styles.scroll} role="region" aria-label={t('countries')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">
                  <span className="sr-only">{t('currency')}</span>
                </th>
                {rateNames.map((name) => (
                  <th key={name} scope="col" className={styles.number}>
                    {t(rateWords[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((place) => (
                <PlaceRow
                  key={place.id}
                  place={place}
                  country={rows.find((row) => row.country === place.country && row.region === null)?.rates ?? noRates}
                  rates={draft !== null && isSame(draft.place, place) ? draft.rates : place.rates}
                  isLocked={draft !== null && !isSame(draft.place, place)}
                  onChange={(name, value) => change(place, name, value)}
                />
              ))}
            </tbody>
          </table>
        </div>
        {draft !== null && seenRow !== undefined && <SaveBar place={seenRow} rates={draft.rates} onDone={forget} />}
      </div>
      <Plans places={places} />
      <div className={styles.coupons}>
        <CouponList title={coupons('title')} chosen={coupon} onChoose={setCoupon} />
      </div>
    </AdminPage>
  );
}

interface PlaceRowProps {
  readonly place: Place;
  readonly country: Rates;
  readonly rates: Rates;
  /** While another place is changed. */
  readonly isLocked: boolean;
  readonly onChange: (name: RateName, value: number | null) => void;
}

function PlaceRow({ place, country, rates, isLocked, onChange }: PlaceRowProps) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  const isRegion = place.region !== null;
  const name = placeName(place, locale);
  const isChanged = rateNames.some((each) => rates[each] !== place.rates[each]);
  return (
    <tr className={cx(isChanged && styles.changed)}>
      <th scope="row" className={cx(styles.place, isRegion && styles.region)}>
        <span suppressHydrationWarning>{name}</span>{' '}
        <span className={styles.soft}>{t('listings', { count: place.listingsCount })}</span>
      </th>
      <td className={cx(styles.soft, styles.currency)}>{place.currency}</td>
      {rateNames.map((each) => (
        <td key={each} className={styles.number} data-label={t(rateWords[each])}>
          <fieldset disabled={isLocked} className={styles.bare}>
            <RateCell
              name={each}
              label={`${name}, ${t(rateWords[each])}`}
              currency={place.currency}
              kept={place.rates[each]}
              value={rates[each]}
              inherited={isRegion ? country[each] : null}
              onChange={(value) => onChange(each, value)}
            />
          </fieldset>
        </td>
      ))}
    </tr>
  );
}

const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

interface SaveBarProps {
  readonly place: Place;
  readonly rates: Rates;
  readonly onDone: () => void;
}

/** How much a change touches, from when on it holds, and the button. */
function SaveBar({ place, rates, onDone }: SaveBarProps) {
  const t = useTexts('adminRates');
  const errors = useTexts('errors');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [from, setFrom] = useState('');
  // What the calendar offers; which day it is at the place is for the server to say.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { mutate, isPending, error } = trpc.admin.rates.plan.useMutation({
    onSuccess: async () => {
      await utils.admin.rates.list.invalidate();
      toast.info(t(from === '' ? 'saved' : 'planned'));
      onDone();
    },
  });
  const failure = error === null ? null : wireFailure(error, errors('somethingWentWrong')).message;
  const name = placeName(place, locale);
  return (
    <form
      method="post"
      noValidate
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        const { country, region, currency } = place;
        mutate({
          country,
          region,
          rates,
          from: from === '' ? null : from,
          // That of a country comes with its first rates, and stays.
          ...(region === null && { currency }),
        });
      }}
    >
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <p className={styles.touched}>
        <strong>{t('changeIn', { place: name })}</strong>{' '}
        {place.listingsCount === 0
          ? t('touchesNone')
          : t('touches', { count: place.listingsCount, own: place.withOwnRates })}
      </p>
      <Field label={t('from')} hint={t('fromHint')}>
        <Input
          type="date"
          name="from"
          value={from}
          min={today}
          max={yearsAfter(today, ratesYearsAhead)}
          onChange={({ target }) => setFrom(target.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="secondary" size={40} onClick={onDone}>
          {t('discard')}
        </Button>
        <Button type="submit" size={40} busy={isPending}>
          {t(from === '' ? 'saveNow' : 'savePlan')}
        </Button>
      </div>
    </form>
  );
}
