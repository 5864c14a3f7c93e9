import { cityIn } from '#shared/search/city-names.ts';
import { bookingStates, dropOffSpans } from '#shared/admin/lists.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import { viewOf } from './day-views.tsx';
import { stateWords } from './state-words.ts';

const spanWords = {
  any: 'spanAny',
  coming: 'spanComing',
  today: 'spanToday',
  '30d': 'span30d',
  '6m': 'span6m',
  '12m': 'span12m',
} as const;

type BookingFiltersProps = {
  readonly search: BookingsSearch;
  readonly onChange: (next: Partial<BookingsSearch>) => void;
};

/** What narrows the list: of all bookings state and drop-off, city, currency, one person, and one location. */
export function BookingFilters({ search, onChange }: BookingFiltersProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const isAll = viewOf(search) === 'all';
  const { data } = trpc.admin.bookings.filters.useQuery(undefined, { staleTime: 300_000 });
  return (
    <>
      {isAll && (
        <>
          <Field label={t('state')} hideLabel>
            <Select
              height={44}
              value={search.state ?? ''}
              onChange={({ target }) => onChange({ state: bookingStates.find((each) => each === target.value) })}
            >
              <option value="">{t('anyState')}</option>
              <Options of={bookingStates.map((state) => [state, t(stateWords[state])])} />
            </Select>
          </Field>
          <Field label={t('dropOff')} hideLabel>
            <Select
              height={44}
              value={search.dropOff ?? 'any'}
              onChange={({ target }) => onChange({ dropOff: dropOffSpans.find((each) => each === target.value) })}
            >
              <Options of={dropOffSpans.map((span) => [span, t(spanWords[span])])} />
            </Select>
          </Field>
        </>
      )}
      <Field label={t('city')} hideLabel>
        <Select
          height={44}
          value={search.city ?? ''}
          onChange={({ target }) => onChange({ city: target.value === '' ? undefined : target.value })}
        >
          <option value="">{t('allCities')}</option>
          <Options
            of={(data?.cities ?? (search.city === undefined ? [] : [search.city])).map((city) => [
              city,
              cityIn(locale, city),
            ])}
          />
        </Select>
      </Field>
      <Field label={t('currency')} hideLabel>
        <Select
          height={44}
          value={search.currency ?? ''}
          onChange={({ target }) => onChange({ currency: target.value === '' ? undefined : target.value })}
        >
          <option value="">{t('allCurrencies')}</option>
          {(data?.currencies ?? (search.currency === undefined ? [] : [search.currency])).map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      {search.listing !== undefined && (
        <Chip tone="brand" onRemove={() => onChange({ listing: undefined })} removeLabel={t('allLocations')}>
          {t('oneLocation')}
        </Chip>
      )}
      {search.user !== undefined && (
        <Chip tone="brand" onRemove={() => onChange({ user: undefined })} removeLabel={t('allPeople')}>
          {t('onePerson')}
        </Chip>
      )}
    </>
  );
}
