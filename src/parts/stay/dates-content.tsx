import { formatStayEnd } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { DatesDay } from './dates-day.tsx';
import type { DatesDialogProps, DatesTab } from './dates-dialog-props.ts';
import styles from './dates-dialog.module.css';
import { DatesFoot } from './dates-foot.tsx';
import { DatesTimes } from './dates-times.tsx';
import { textOfStay } from './stay-state.ts';
import { useDatesChoice } from './use-dates-choice.ts';

/** The ticket inside the dialog: tabs, calendar and times above the perforation, items, price and Confirm below. */
export function DatesContent(props: DatesDialogProps) {
  const t = useTexts('dates');
  const locale = useLocale();
  const state = useDatesChoice(props);
  const stay = textOfStay(state.stay, state.opening.zone);
  const shown = (iso: string) => formatStayEnd(iso, props.zone, locale);
  const close = <CloseButton onClick={props.onClose} className={styles.close} />;
  const panel = (
    <div className={styles.panel}>
      <div className={styles.title}>
        <h2>{t(state.tab === 'checkIn' ? 'whenCheckIn' : 'whenCheckOut')}</h2>
        {close}
      </div>
      <div className={styles.columns}>
        <DatesDay state={state} {...(props.rules === null ? {} : { listingName: props.listingName })} />
        <DatesTimes state={state} step={props.step ?? 30} withHours={props.rules !== null} />
      </div>
    </div>
  );
  const tabs = [
    ...(props.started ? [] : [{ id: 'checkIn', label: t('checkIn'), detail: shown(stay.dropOffAt), panel }]),
    { id: 'checkOut', label: t('checkOut'), detail: shown(stay.pickUpAt), panel },
  ];
  return (
    <Ticket className={styles.ticket}>
      <TicketPart className={styles.part}>
        <div className={styles.phoneHead}>
          <span>{props.listingName ?? t('stayEnds')}</span>
          {close}
        </div>
        <Tabs
          label={t('stayEnds')}
          look="tall"
          items={tabs}
          selected={state.tab}
          onSelect={(id) => state.chooseTab(id as DatesTab)}
          className={styles.tabs}
        />
      </TicketPart>
      <TicketStub className={styles.stub}>
        <DatesFoot {...props} state={state} chosen={stay} />
      </TicketStub>
    </Ticket>
  );
}
