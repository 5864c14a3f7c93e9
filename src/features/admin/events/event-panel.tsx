import { Check } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import jobStyles from '../jobs/jobs.module.css';
import { plainError } from '../jobs/plain-error.ts';
import { Breakable } from '../kit/breakable.tsx';
import { Follows } from '../kit/follows.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { useMayDo } from '../kit/use-may-do.ts';
import rows from '../kit/rows.module.css';
import { useKeys } from '../kit/use-keys.ts';
import { becameLooks, useBecameWords } from './became.ts';
import styles from './event-panel.module.css';
import { EventStory } from './event-story.tsx';
import { EventTold } from './event-told.tsx';

/** An event: what it became, its times, what was checked, and asking again. */
export function EventPanel({ eventId, onClose }: { readonly eventId: string; readonly onClose: () => void }) {
  const t = useTexts('adminEvents');
  const seesJobs = useMayDo('support');
  const words = useBecameWords();
  const toast = useToast();
  const utils = trpc.useUtils();
  const query = trpc.admin.events.get.useQuery({ eventId });
  const ask = trpc.admin.events.askAgain.useMutation({
    onSuccess: () => {
      toast.info(t('asked'));
      return utils.admin.invalidate();
    },
    onError: (error) => void toast.error(wireFailure(error, t('failed')).message),
  });
  const event = query.data;
  useKeys({ q: () => event?.canAsk === true && !ask.isPending && ask.mutate({ eventId }) });
  if (event === undefined)
    return (
      <>
        <PanelHead title={t('event')} onClose={onClose} />
        <Unopened query={query} none={t('noSuch')} onBack={onClose} />
      </>
    );
  return (
    <>
      <PanelHead
        title={<Breakable name={event.type} />}
        chip={<Chip {...becameLooks[event.became]}>{words[event.became]}</Chip>}
        onClose={onClose}
      >
        <p className={rows.soft}>
          {[event.eventId, event.objectId].filter((part) => part !== null).join(', ')}{' '}
          {event.bookingCode !== null && (
            <AppLink to={`/admin/bookings?booking=${event.bookingCode}`}>{event.bookingCode}</AppLink>
          )}
        </p>
        {event.error !== null && <Notice tone="danger">{plainError(event.error)}</Notice>}
        {event.jobId !== null && (
          <Notice
            tone="danger"
            action={seesJobs && <AppLink to={`/admin/jobs?job=${event.jobId}`}>{t('openJob')}</AppLink>}
          >
            {t('itsJob')}
          </Notice>
        )}
      </PanelHead>
      <PanelSection title={t('times')}>
        <EventStory event={event} />
      </PanelSection>
      <EventTold type={event.type} told={event.told} />
      <PanelSection title={t('checked')}>
        <ul className={jobStyles.follows}>
          <Follows icon={Check} what={t('checkedSigned')} more={t('checkedOnce')} />
          {event.amount !== null && <Follows icon={Check} what={t('checkedAmount')} />}
        </ul>
      </PanelSection>
      <PanelSection title={t(event.became === 'failed' || event.jobId !== null ? 'whatNow' : 'nothingToDo')} isAct>
        <p>{t(event.canAsk ? 'askMeans' : 'cannotAsk')}</p>
        <div className={styles.acts}>
          {event.canAsk && (
            <Button variant="secondary" busy={ask.isPending} onClick={() => ask.mutate({ eventId })}>
              {t('ask')} <Keycap of="Q" />
            </Button>
          )}
          {event.bookingCode !== null && (
            <AppLink
              to={`/admin/bookings?booking=${event.bookingCode}`}
              className={buttonClass({ variant: 'secondary', size: 44 })}
            >
              {t('openBooking')}
            </AppLink>
          )}
        </div>
      </PanelSection>
    </>
  );
}
