import { Calendar, CalendarX, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import type { FeedFailure } from '#shared/calendars/calendar-schema.ts';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useShortDate } from '../listings/day-words.ts';
import { CalendarForm } from './calendar-form.tsx';
import styles from './calendars.module.css';
import { type ReadCalendar, useAfterChange, useCalendars } from './use-calendars.ts';

/** The calendars that are read every hour. */
export function ReadCard({ now }: { readonly now: string }) {
  const t = useTexts('calendars');
  const { calendars } = useCalendars();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section" pad={0}>
      <header className={styles.head}>
        <div>
          <h2>{t('readTitle')}</h2>
          <p className={styles.soft}>{t('readText')}</p>
        </div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={18} />
          {t('add')}
        </Button>
      </header>
      {calendars.length === 0 && <p className={styles.none}>{t('noneRead')}</p>}
      <ul>
        {calendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} now={now} />
        ))}
      </ul>
      {isAdding && <CalendarForm calendar={null} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const failedWords = {
  refused: 'failedSilent',
  notFound: 'failedNotFound',
  locked: 'failedLocked',
  silent: 'failedSilent',
  tooLarge: 'failedOther',
  packed: 'failedOther',
  unreadable: 'failedOther',
} as const satisfies Record<FeedFailure, string>;

function CalendarRow({ calendar, now }: { readonly calendar: ReadCalendar; readonly now: string }) {
  const t = useTexts('calendars');
  const locale = useLocale();
  const short = useShortDate();
  const { locations, zone } = useCalendars();
  const [isOpen, setOpen] = useState(false);
  const { name, host, failing, readAt, entriesAhead, passedOver, unread, listingIds } = calendar;
  const places = locations.filter(({ id }) => listingIds.includes(id)).map((place) => place.name);
  const isToday = readAt !== null && localDateOf(readAt, zone) === localDateOf(now, zone);
  return (
    <li className={styles.row}>
      <span className={styles.mark} data-failing={failing !== null || undefined}>
        <Icon of={failing === null ? Calendar : CalendarX} size={20} />
      </span>
      <div className={styles.names}>
        <h3>{name}</h3>
        {failing === null ? (
          <p className={styles.soft}>{t('closes', { host, places: places.join(', ') })}</p>
        ) : (
          <p className={styles.failing}>
            {t(failedWords[failing.failure], { date: short(localDateOf(failing.since, zone)) })}
          </p>
        )}
      </div>
      {failing === null ? (
        <p className={styles.read}>
          {readAt !== null && (
            <time dateTime={readAt}>
              {isToday ? formatClock(readAt, zone, locale) : short(localDateOf(readAt, zone))}
            </time>
          )}
          <span>{t('entriesAhead', { count: entriesAhead })}</span>
          {passedOver > 0 && (
            <span>
              {t('passedOver', { count: passedOver })}
              {unread.map(({ title, date, rule }) => (
                <span key={`${date} ${title} ${rule}`} className={styles.unread}>
                  {[title || t('untitled'), date && short(date), rule].filter(Boolean).join(', ')}
                </span>
              ))}
            </span>
          )}
        </p>
      ) : (
        <Button variant="secondary" className={styles.renew} onClick={() => setOpen(true)}>
          {t('newAddress')}
        </Button>
      )}
      <div className={styles.side}>
        <RowMenu calendar={calendar} onChange={() => setOpen(true)} />
      </div>
      {isOpen && <CalendarForm calendar={calendar} onClose={() => setOpen(false)} />}
    </li>
  );
}

function RowMenu({ calendar, onChange }: { readonly calendar: ReadCalendar; readonly onChange: () => void }) {
  const t = useTexts('calendars');
  const common = useTexts('common');
  const toast = useToast();
  const after = useAfterChange();
  const [isAsked, setAsked] = useState(false);
  const { id, name } = calendar;
  const remove = trpc.calendars.remove.useMutation({
    ...after,
    onSuccess: async () => {
      toast.info(t('removed', { name }));
      await after.onSuccess();
    },
  });
  return (
    <>
      <Menu trigger={<Icon of={Ellipsis} size={20} />} label={t('more', { name })} triggerClassName={styles.more}>
        <button type="button" className={menuItemClass} onClick={onChange}>
          {t('change')}
        </button>
        <button type="button" className={menuItemClass} onClick={() => setAsked(true)}>
          {t('remove')}
        </button>
      </Menu>
      <ConfirmDialog
        open={isAsked}
        title={t('removeTitle', { name })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        danger
        busy={remove.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => remove.mutate({ calendarId: id })}
        onCancel={() => setAsked(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
