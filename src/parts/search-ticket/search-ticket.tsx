import { useRouter } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, Luggage, type LucideIcon, MapPin, Search, X } from 'lucide-react';
import { type FormEvent, lazy, useId, useRef, useState } from 'react';
import { formatWeekday } from '#web/lib/format/time.ts';
import { type FilterPlace, type SearchFilter, type StayText } from '#web/parts/filter/filter.ts';
import { searchOfFilter } from '#web/parts/filter/map-search.ts';
import { Late, LateDialog, latePart } from '#web/lib/late.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { placeOfOption } from '#web/parts/place-picker/place-option.ts';
import { rememberPlace } from '#web/parts/place-picker/recent-places.ts';
import { FieldWords } from '#web/parts/field-words/field-words.tsx';
import { LazyDatesDialog, preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { StayEnd } from '#web/parts/stay/stay-end.tsx';
import type { ItemsDialogProps } from '#web/parts/stay/items-dialog.tsx';
import type { DatesTab } from '#web/parts/stay/dates-dialog-props.ts';
import { cx } from '#web/ui/cx.ts';
import { useEarlyText } from '#web/ui/field/use-early-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { LatePlacePanel, preloadPlacePanel } from '#web/parts/place-picker/late-place-panel.tsx';
import { useTicketPlace } from './use-ticket-place.ts';
import styles from './search-ticket.module.css';

const GpsNotes = lazy(async () => ({ default: (await import('#web/parts/place-picker/gps-notes.tsx')).GpsNotes }));
const ItemsDialog = latePart<ItemsDialogProps>(
  async () => (await import('#web/parts/stay/items-dialog.tsx')).ItemsDialog,
  { failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} /> },
);

export interface SearchTicketProps {
  /** Default stay, its zone, and the server's now, from `search.start`. */
  readonly start: {
    readonly stay: StayText;
    readonly zone: string;
    readonly now: string;
    readonly center?: { readonly latitude: number; readonly longitude: number };
  };
  readonly place?: FilterPlace | null | undefined;
  readonly bagsCount?: number | undefined;
  readonly className?: string | undefined;
}

type Shown = DatesTab | 'items' | null;

/**
 * Place, stay and number of items as a ticket whose stub searches. Where nothing of it is known, a chosen place leads
 * on to the times, and those to the search. Needs the areas `landing` and `dates`.
 */
export function SearchTicket({ start, place = null, bagsCount: bags = 1, className }: SearchTicketProps) {
  const t = useTexts('landing');
  const locale = useLocale();
  const router = useRouter();
  const utils = trpc.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const dropOff = useRef<HTMLButtonElement>(null);
  const [leadsOn, setLeadsOn] = useState(place === null);
  const { latitude, longitude } = place ?? start.center ?? {};
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const inputId = useId();
  const [stay, setStay] = useState(start.stay);
  const [bagsCount, setBagsCount] = useState(bags);
  const [shown, setShown] = useState<Shown>(null);
  const [asked, setAsked] = useState<ReadonlySet<Shown>>(new Set());
  const show = (what: Shown) => {
    setLeadsOn(false);
    setAsked((before) => new Set([...before, what]));
    setShown(what);
  };
  const onTaken = () => {
    if (!leadsOn) return;
    // Closed, the dialog gives the focus back to where the times stand.
    dropOff.current?.focus();
    show('checkIn');
  };
  const field = useTicketPlace({ input, initial: place, leadsOn, onTaken });
  useEarlyText(input, ({ value }) => field.type(value));

  const go = (where: FilterPlace, choice: Pick<SearchFilter, 'stay' | 'bagsCount'> = { stay, bagsCount }) => {
    rememberPlace(where);
    const search = searchOfFilter({ ...choice, place: where, zone: start.zone });
    void router.navigate({ to: '/map', search, state: (state) => ({ ...state, showNearest: true }) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (field.place !== null) return go(field.place);
    const text = field.text.trim();
    if (text === '') return field.ask();
    const [first] = await utils.search.placesNamed.fetch({ text, near }).catch(() => []);
    // Without a network the answer may come late: to a person who typed on, or went elsewhere.
    if (input.current?.value.trim() !== text) return;
    // Where we have nothing, the list says so and what is nearest.
    if (first === undefined || !first.hasLocations) return field.ask();
    const found = placeOfOption(first);
    field.choose(found);
    return go(found);
  };

  const end = (tab: DatesTab, at: string, icon: LucideIcon, label: 'dropOff' | 'pickUp') => (
    <button
      ref={tab === 'checkIn' ? dropOff : undefined}
      type="button"
      className={cx(styles.field, styles.date)}
      aria-haspopup="dialog"
      onClick={() => show(tab)}
      onPointerEnter={preloadDatesDialog}
      onFocus={preloadDatesDialog}
    >
      <FieldWords icon={icon} iconSize={20} label={t(label, { day: formatWeekday(at, start.zone, locale) })}>
        <span className={styles.value}>
          <StayEnd iso={at} zone={start.zone} />
        </span>
      </FieldWords>
    </button>
  );

  return (
    <form
      // Without a script the map looks the place up by what was typed.
      action="/map"
      method="get"
      role="search"
      aria-label={t('searchLabel')}
      className={cx(styles.form, className)}
      onSubmit={(event) => void submit(event)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) field.picker.close();
      }}
    >
      <input type="hidden" name="from" value={stay.dropOffAt} />
      <input type="hidden" name="to" value={stay.pickUpAt} />
      <input type="hidden" name="bags" value={bagsCount} />
      <Ticket direction="auto" className={styles.ticket}>
        <TicketPart className={styles.fields}>
          <div className={cx(styles.field, styles.place)} onClick={() => input.current?.focus()}>
            <FieldWords icon={MapPin} iconSize={20} label={t('place')} labelFor={inputId}>
              <input
                ref={input}
                id={inputId}
                name="q"
                className={styles.input}
                value={field.text}
                placeholder={t('placeHint')}
                {...field.picker.input}
                enterKeyHint="search"
                onChange={(event) => field.type(event.target.value)}
                onPointerEnter={preloadPlacePanel}
                onFocus={field.open}
              />
            </FieldWords>
            {field.text !== '' && (
              <button
                type="button"
                className={styles.clear}
                aria-label={t('clearPlace')}
                onClick={() => field.type('')}
              >
                <Icon of={X} />
              </button>
            )}
          </div>
          {end('checkIn', stay.dropOffAt, ArrowDownToLine, 'dropOff')}
          {end('checkOut', stay.pickUpAt, ArrowUpFromLine, 'pickUp')}
          <button
            type="button"
            className={cx(styles.field, styles.items)}
            aria-haspopup="dialog"
            onClick={() => show('items')}
          >
            <FieldWords icon={Luggage} iconSize={20} label={t('items')}>
              <span className={styles.value}>{bagsCount}</span>
            </FieldWords>
          </button>
        </TicketPart>
        <TicketStub paper="brand" className={styles.stub}>
          <button type="submit" className={styles.search}>
            <Icon of={Search} size={20} />
            {t('search')}
          </button>
        </TicketStub>
      </Ticket>
      {field.isOpen && (
        <div className={styles.panel}>
          <LatePlacePanel {...field.picker.panel} text={field.place === null ? field.text : ''} near={near} />
        </div>
      )}
      {field.gps.isActive && (
        <Late>
          <div className={styles.panel}>
            <GpsNotes gps={field.gps} />
          </div>
        </Late>
      )}
      <LazyDatesDialog
        open={shown === 'checkIn' || shown === 'checkOut'}
        tab={shown === 'checkOut' ? 'checkOut' : 'checkIn'}
        zone={start.zone}
        rules={null}
        stay={stay}
        isSupposed={place === null && stay === start.stay}
        bagsCount={bagsCount}
        onConfirm={(choice) => {
          setStay(choice.stay);
          setBagsCount(choice.bagsCount);
          setShown(null);
        }}
        onSearch={field.place === null ? null : (choice) => field.place !== null && go(field.place, choice)}
        onClose={() => setShown(null)}
      />
      {asked.has('items') && (
        <ItemsDialog
          open={shown === 'items'}
          bagsCount={bagsCount}
          onConfirm={(count) => {
            setBagsCount(count);
            setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </form>
  );
}
