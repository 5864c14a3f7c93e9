import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import type { Rates } from '#shared/admin/rates-schema.ts';
import { rateNames } from '#shared/pricing/tariff.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useMoments } from '../kit/use-moments.ts';
import { placeName } from './place-name.ts';
import { rateWords } from './rate-cell.tsx';
import { rateText } from './rate-text.ts';
import type { Place } from './place.ts';
import styles from './plans.module.css';

/** What will hold, and what was changed last and may be taken back. */
export function Plans({ places }: { readonly places: readonly Place[] }) {
  const t = useTexts('adminRates');
  const errors = useTexts('errors');
  const locale = useLocale();
  const toast = useToast();
  const { moment } = useMoments();
  const utils = trpc.useUtils();
  const done = {
    onSuccess: async () => {
      await utils.admin.rates.list.invalidate();
      toast.info(t('takenBack'));
    },
    onError: (error: unknown) => void toast.error(wireFailure(error, errors('somethingWentWrong')).message),
  };
  const drop = trpc.admin.rates.drop.useMutation(done);
  const undo = trpc.admin.rates.undo.useMutation(done);
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-CA' : locale, { dateStyle: 'full', timeZone: 'UTC' });
  const planned = places.flatMap((place) => (place.plan === null ? [] : [{ place, plan: place.plan }]));
  const undoable = places.flatMap((place) => (place.last === null ? [] : [{ place, last: place.last }]));
  if (planned.length + undoable.length === 0) return null;
  return (
    <section className={styles.plans}>
      <h2>{t('plans')}</h2>
      <ul>
        {planned.map(({ place, plan }) => (
          <li key={plan.id}>
            <span>
              <strong>{placeName(place, locale)}</strong>{' '}
              {t('plannedFor', { day: day.format(new Date(plan.fromAt)), by: plan.by ?? '–' })}
              <Differences place={place} rates={plan.rates} />
            </span>
            <Button
              variant="secondary"
              size={40}
              busy={drop.isPending}
              onClick={() => drop.mutate({ planId: plan.id })}
            >
              {t('takeBack')}
            </Button>
          </li>
        ))}
        {undoable.map(({ place, last }) => (
          <li key={last.planId}>
            <span>
              <strong>{placeName(place, locale)}</strong>{' '}
              {last.by === null
                ? t('changedAt', { at: moment(last.at) })
                : t('changedBy', { at: moment(last.at), name: last.by })}
              <Differences place={place} rates={last.before} />
              <UndoEffect planId={last.planId} />
            </span>
            <Button
              variant="secondary"
              size={40}
              busy={undo.isPending && undo.variables.planId === last.planId}
              onClick={() => undo.mutate({ planId: last.planId })}
            >
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What undoing does: whom it meets from now on, and who bought meanwhile. */
function UndoEffect({ planId }: { readonly planId: string }) {
  const t = useTexts('adminRates');
  const { data } = trpc.admin.rates.sold.useQuery({ planId });
  return (
    <span className={styles.effect}>
      {t('undoEffect')}{' '}
      {data !== undefined &&
        (data.orders > MAX_TOUCHED
          ? t('soldSinceMore', { count: MAX_TOUCHED })
          : data.orders === 0
            ? t('soldSinceNone')
            : t('soldSince', { count: data.orders }))}
    </span>
  );
}

/** Each rate that will be another one: its name, what holds now and what will. */
function Differences({ place, rates }: { readonly place: Place; readonly rates: Rates }) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  const changed = rateNames.filter((name) => rates[name] !== place.rates[name]);
  return (
    <span className={styles.differences}>
      {changed.map((name) => {
        const [now, then] = [place.rates[name], rates[name]].map((value) =>
          rateText(value, name, place.currency, locale),
        );
        return (
          <span key={name}>
            {t(rateWords[name])}{' '}
            {now !== '' && (
              <del className={styles.was}>
                <span className="sr-only">{t('was')}</span> {now}
              </del>
            )}{' '}
            <ins className={styles.will}>{then === '' ? t('asCountry') : then}</ins>
          </span>
        );
      })}
    </span>
  );
}
