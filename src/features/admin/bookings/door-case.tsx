import { useState } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';

/** A door that was reported shut: what the records say, administration's decision, and the look at a location whose reports count. */
export function DoorCase({ booking }: { readonly booking: Booking }) {
  const t = useTexts('door');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const { weekdayMoment } = useMoments();
  const act = useAct(() => utils.admin.invalidate());
  const { data } = trpc.admin.doors.get.useQuery({ bookingId: booking.id });
  const decide = trpc.admin.doors.decide.useMutation();
  const look = trpc.admin.doors.look.useMutation();
  const mayDecide = useMayDo('support');
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  if (!data) return null;
  const { report } = data;
  const say = (verdict: 'stands' | 'refused') => {
    if (note.trim() === '') return setIsAsked(true);
    const verb = t(verdict === 'stands' ? 'stands' : 'refuse');
    const asked = { bookingId: report.bookingId, reportId: report.id, verdict, note };
    void act(() => risky({ act: verb, target: booking.code }, () => decide.mutateAsync(asked)), t('decided'));
  };
  const looked = (listingId: string, outcome: 'seen' | 'stopped' | 'left', verb: string) =>
    void act(
      () =>
        risky({ act: verb, target: booking.location }, () =>
          look.mutateAsync({ listingId, reportId: report.id, outcome }),
        ),
      t('decided'),
    );
  return (
    <PanelSection title={t('caseTitle')} isAct={data.isToDecide || data.look?.outcome === null}>
      <p>{t('caseAt', { time: weekdayMoment(report.reportedAt, booking.zone), count: report.bagsInside })}</p>
      {report.answer !== null && <p>{t('caseWords', { words: report.answer.words })}</p>}
      {report.metresAway !== null && <p>{t('stoodFrom', { distance: formatDistance(report.metresAway, locale) })}</p>}
      {report.hasPhoto && (
        <p>
          <a href={`/orders/${report.bookingId}/door/photos/${report.id}`} target="_blank" rel="noreferrer">
            {t('photoOpen')}
          </a>
        </p>
      )}
      {data.isScanned && <p>{t('caseScanned')}</p>}
      <p>{t(data.isStaffed ? 'caseStaffed' : 'caseQuiet')}</p>
      {data.isAgain && <p>{t('caseAgain')}</p>}
      {mayDecide && data.isToDecide && (
        <>
          <Field label={t('why')} error={isAsked && note.trim() === '' ? t('wordsNeeded') : undefined}>
            <Input value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          </Field>
          <Button size={44} busy={decide.isPending} onClick={() => say('stands')}>
            {t('stands')}
          </Button>
          <Button variant="secondary" size={44} busy={decide.isPending} onClick={() => say('refused')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {data.look !== null && data.look.outcome === null && (
        <>
          <p>{t(data.look.kind === 'stop' ? 'lookStop' : 'lookWarning')}</p>
          {mayDecide && <Looks kind={data.look.kind} listingId={data.look.listingId} onLook={looked} />}
        </>
      )}
    </PanelSection>
  );
}

interface LooksProps {
  readonly kind: 'warning' | 'stop';
  readonly listingId: string;
  readonly onLook: (listingId: string, outcome: 'seen' | 'stopped' | 'left', verb: string) => void;
}

function Looks({ kind, listingId, onLook }: LooksProps) {
  const t = useTexts('door');
  if (kind === 'warning')
    return (
      <Button size={44} onClick={() => onLook(listingId, 'seen', t('seen'))}>
        {t('seen')}
      </Button>
    );
  return (
    <>
      <Button size={44} onClick={() => onLook(listingId, 'stopped', t('stop'))}>
        {t('stop')}
      </Button>
      <Button variant="secondary" size={44} onClick={() => onLook(listingId, 'left', t('leave'))}>
        {t('leave')}
      </Button>
    </>
  );
}
