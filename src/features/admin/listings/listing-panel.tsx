import { Check, CircleAlert, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { exponentOf } from '#shared/money/currency.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatMinute, formatMonthDay } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import styles from './listing-panel.module.css';

type Listing = Outputs['admin']['listings']['show'];

const conditionWords = {
  active: 'isActive',
  hours: 'hasHours',
  email: 'emailConfirmed',
  payouts: 'payoutsOn',
  notStopped: 'notStopped',
} as const;
const rateWords = {
  pricePerHour: 'perHour',
  maxPrice: 'mostADay',
  overnightFee: 'night',
  handlingFee: 'locationFee',
} as const;
const rateNames = ['pricePerHour', 'maxPrice', 'overnightFee', 'handlingFee'] as const;

/** One location: what it takes to be booked, its week, its rates, and the way to stop its bookings. */
export function ListingPanel({ listingId, onClose }: { readonly listingId: string; readonly onClose: () => void }) {
  const t = useTexts('adminListings');
  const { data, error } = trpc.admin.listings.show.useQuery({ listingId }, { retry: false });
  if (error !== null) return <ErrorBox errors={error.message} fallback={t('failed')} />;
  if (data === undefined) return <Skeleton height={420} />;
  return (
    <>
      <PanelHead title={data.name} onClose={onClose}>
        <p className={styles.soft}>{data.address}</p>
        <p className={styles.links}>
          <AppLink to={`/map/${data.slug}`} target="_blank">
            {t('asTravellers')} <Icon of={ExternalLink} size={14} />
          </AppLink>
          <AppLink to={`/admin/people?person=${data.owner.id}`}>{data.owner.name}</AppLink>
          <AppLink to={`/admin/bookings?text=${encodeURIComponent(data.name)}`}>
            {t('bookings', { count: data.bookingsCount })}
          </AppLink>
          {data.changeRequestId !== null && (
            <AppLink to={`/admin/change-requests?request=${data.changeRequestId}`}>{t('requestWaits')}</AppLink>
          )}
        </p>
        {data.staff.length > 0 && <p className={styles.soft}>{t('staff', { names: data.staff.join(', ') })}</p>}
      </PanelHead>
      <Conditions listing={data} />
      <Week listing={data} />
      <OwnRates key={JSON.stringify(data.ownRates)} listing={data} />
      <Stop listing={data} />
    </>
  );
}

function useListingAct() {
  const utils = trpc.useUtils();
  return useAct(() => utils.admin.listings.invalidate());
}

function Conditions({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  return (
    <PanelSection title={t('canBeBooked')} aside={t(listing.isPublished && listing.isBookable ? 'yes' : 'no')}>
      <ul className={styles.conditions}>
        {Object.entries(conditionWords).map(([name, words]) => {
          const holds = listing.conditions[name as keyof typeof conditionWords];
          return (
            <li key={name} className={cx(!holds && styles.bad)}>
              <Icon of={holds ? Check : CircleAlert} size={16} />
              {t(words)}
              <span className="sr-only">{t(holds ? 'yes' : 'no')}</span>
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}

function Week({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  return (
    <PanelSection title={t('hours')} aside={t('asReckoned')}>
      <dl className={styles.week}>
        {listing.week.map(({ date, stretches, mostBags }) => (
          <div key={date}>
            <dt>{formatMonthDay(date, locale)}</dt>
            <dd className={styles.soft}>
              {stretches.length === 0
                ? t('closed')
                : stretches
                    .map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`)
                    .join(', ')}
            </dd>
            <dd className={styles.room}>
              <meter
                className={cx(mostBags >= listing.capacity && styles.full)}
                aria-label={t('roomRead', { count: mostBags, capacity: listing.capacity })}
                max={listing.capacity}
                value={mostBags}
              />
              <span aria-hidden="true">{t('room', { count: mostBags, capacity: listing.capacity })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </PanelSection>
  );
}

function OwnRates({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const act = useListingAct();
  const set = trpc.admin.listings.setRates.useMutation();
  const exponent = exponentOf(listing.currency);
  const textOf = (minor: number | null) => (minor === null ? '' : (minor / 10 ** exponent).toFixed(exponent));
  const [texts, setTexts] = useState(() => ({
    pricePerHour: textOf(listing.ownRates.pricePerHour),
    maxPrice: textOf(listing.ownRates.maxPrice),
    overnightFee: textOf(listing.ownRates.overnightFee),
    handlingFee: textOf(listing.ownRates.handlingFee),
  }));
  const minorOf = (text: string) =>
    text.trim() === '' ? null : Math.round(Number(text.replace(',', '.')) * 10 ** exponent);
  const isWrong = (text: string) => text.trim() !== '' && !/^\d{1,6}([.,]\d{1,3})?$/.test(text.trim());
  const isChanged = rateNames.some((name) => texts[name] !== textOf(listing.ownRates[name]));
  return (
    <PanelSection title={t('rates', { currency: listing.currency })} aside={t('ratesHint')}>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            () =>
              set.mutateAsync({
                listingId: listing.id,
                pricePerHour: minorOf(texts.pricePerHour),
                maxPrice: minorOf(texts.maxPrice),
                overnightFee: minorOf(texts.overnightFee),
                handlingFee: minorOf(texts.handlingFee),
              }),
            t('ratesSaved'),
          );
        }}
      >
        <div className={styles.rates}>
          {rateNames.map((name) => (
            <Field key={name} label={t(rateWords[name])} error={isWrong(texts[name]) ? t('notAPrice') : undefined}>
              <Input
                name={name}
                inputMode="decimal"
                autoComplete="off"
                placeholder={textOf(listing.ratesAround[name])}
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            </Field>
          ))}
        </div>
        <Button
          type="submit"
          size={40}
          busy={set.isPending}
          disabled={!isChanged || rateNames.some((name) => isWrong(texts[name]))}
        >
          {t('saveRates')}
        </Button>
      </form>
    </PanelSection>
  );
}

function Stop({ listing }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const act = useListingAct();
  const stop = trpc.admin.listings.stop.useMutation();
  const resume = trpc.admin.listings.resume.useMutation();
  const [reason, setReason] = useState('');
  if (listing.stoppedBecause !== null) {
    return (
      <PanelSection title={t('stateStopped')} isAct>
        <p>{listing.stoppedBecause}</p>
        <Button
          size={40}
          busy={resume.isPending}
          onClick={() => void act(() => resume.mutateAsync({ listingId: listing.id }), t('resumed'))}
        >
          {t('resume')}
        </Button>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={t('stop')} isAct>
      <p className={styles.soft}>{t('stopHint', { count: listing.aheadCount })}</p>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void act(() => stop.mutateAsync({ listingId: listing.id, reason }), t('stopped'));
        }}
      >
        <Field label={t('reason')}>
          <Input name="reason" maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button type="submit" variant="danger" size={40} busy={stop.isPending} disabled={reason.trim().length < 3}>
          {t('stop')}
        </Button>
      </form>
    </PanelSection>
  );
}
