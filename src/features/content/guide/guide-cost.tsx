import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShare } from '#web/lib/format/share.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Guide } from './guide-types.ts';
import { Staircase } from './staircase.tsx';
import map from './guide-map.module.css';
import styles from './guide-cost.module.css';

const most = { bags: 20, hours: 26 };

/** What a real place of the city costs: one bag hour by hour, and the whole price of a stay that is set here. */
export function GuideCost({ guide, cost }: { readonly guide: Guide; readonly cost: NonNullable<Guide['cost']> }) {
  const t = useTexts('guide');
  const locale = useLocale();
  const [bags, setBags] = useState(guide.bagsCount);
  const [hours, setHours] = useState(guide.hours);
  const { pricePerHour, maxPrice, overnightFee, taxRateMillionths } = cost.rates;
  const pickUpAt = new Date(Date.parse(guide.stay.dropOffAt) + hours * 3_600_000).toISOString();
  const isSample = bags === guide.bagsCount && hours === guide.hours;
  const { data } = trpc.pricing.quote.useQuery(
    {
      listing: cost.listingId,
      stay: { dropOffAt: guide.stay.dropOffAt, pickUpAt },
      bagsCount: bags,
    },
    {
      enabled: !isSample,
      placeholderData: keepPreviousData,
      staleTime: 300_000,
    },
  );
  const quote = isSample ? cost.quote : (data ?? cost.quote);
  const money = (amount: typeof maxPrice) => formatMoney(amount, locale);
  return (
    <section className={map.section} aria-labelledby="cost">
      <div className={map.head}>
        <h2 id="cost">{t('costTitle')}</h2>
        <AppLink to={`/${locale}/pricing`} className={styles.all}>
          {t('allPrices')}
        </AppLink>
      </div>
      <Ticket direction="auto">
        <TicketPart className={styles.part}>
          <div className={styles.title}>
            <h3>{t('oneBag')}</h3>
            <p>{t('beforeFee', { name: cost.name })}</p>
          </div>
          <Staircase guide={guide} cost={cost} hours={hours} />
          <dl className={styles.rates}>
            <div>
              <dt>{t('byHour')}</dt>
              <dd>{t('byHourText', { price: money(pricePerHour) })}</dd>
            </div>
            <div>
              <dt>{t('byDay')}</dt>
              <dd>{t('byDayText', { price: money(maxPrice) })}</dd>
            </div>
            <div>
              <dt>{t('byNight')}</dt>
              <dd>{t('byNightText', { price: money(overnightFee) })}</dd>
            </div>
          </dl>
        </TicketPart>
        <TicketStub className={styles.stub}>
          <h3>{t('yourStay')}</h3>
          <div className={styles.row}>
            <span>{t('bags')}</span>
            <Stepper
              value={bags}
              max={most.bags}
              onChange={setBags}
              label={t('bags')}
              lessLabel={t('less')}
              moreLabel={t('more')}
            />
          </div>
          <div className={styles.row}>
            <span>{t('hours')}</span>
            <Stepper
              value={hours}
              max={most.hours}
              onChange={setHours}
              label={t('hours')}
              lessLabel={t('less')}
              moreLabel={t('more')}
            />
          </div>
          <dl className={styles.lines}>
            <Line name={t('storage', { count: bags })} value={money(quote.storage)} />
            <Line name={t('fee')} value={money(quote.handlingFee)} />
            {taxRateMillionths > 0 && (
              <Line name={t('tax', { rate: formatShare(taxRateMillionths, locale) })} value={money(quote.taxAmount)} />
            )}
            <Line name={t('insurance')} value={t('free')} />
          </dl>
          <p className={styles.total} aria-live="polite">
            <span>{t('wholePrice')}</span>
            <strong>{money(quote.totalPrice)}</strong>
          </p>
        </TicketStub>
      </Ticket>
    </section>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
