import { useState } from 'react';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './reported-doors.module.css';

const LOOK_AGAIN = 15_000;

/** Doors that travellers report shut, asked again every 15 seconds; each is answered with one of two buttons. Nothing where there are none. */
export function ReportedDoors() {
  const { data = [] } = trpc.doors.hosted.useQuery(undefined, { refetchInterval: LOOK_AGAIN });
  return data.map((report) => <ReportedDoor key={report.id} report={report} />);
}

type Report = Outputs['doors']['hosted'][number];

function ReportedDoor({ report }: { readonly report: Report }) {
  const t = useTexts('door');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [words, setWords] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const answer = trpc.doors.answer.useMutation({
    onSuccess: () => {
      toast.info(t('answered'));
      return utils.doors.invalidate();
    },
    onError: (error) => {
      toast.error(error.message || t('failed'));
      void utils.doors.invalidate();
    },
  });
  const { location, bookingId } = report;
  const when = (iso: string) => {
    const { date, time } = formatOrderTime(iso, location.zone, locale);
    return `${date}, ${time}`;
  };
  const say = (said: 'open' | 'shut') => {
    if (words.trim() === '') return setIsAsked(true);
    answer.mutate({ bookingId, reportId: report.id, answer: said, words });
  };
  return (
    <Notice
      tone="danger"
      live
      title={`${t('asked')}: ${location.name}`}
      className={styles.report}
      action={
        <div className={styles.actions}>
          <Button busy={answer.isPending} onClick={() => say('open')}>
            {t('weAreOpen')}
          </Button>
          <Button variant="secondary" busy={answer.isPending} onClick={() => say('shut')}>
            {t('weWereShut')}
          </Button>
        </div>
      }
    >
      <p>{t('askedBy', { traveller: report.travellerName, code: report.code, time: when(report.reportedAt) })}</p>
      {report.bagsInside > 0 && <p>{t('askedInside', { count: report.bagsInside })}</p>}
      <p>{t('answerUntil', { time: when(report.answerUntil) })}</p>
      <Field label={t('yourWords')} error={isAsked && words.trim() === '' ? t('wordsNeeded') : undefined}>
        <Input value={words} maxLength={500} onChange={(event) => setWords(event.target.value)} />
      </Field>
    </Notice>
  );
}
