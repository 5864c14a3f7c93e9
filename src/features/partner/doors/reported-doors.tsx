import { CalendarClock, DoorClosed, DoorOpen, type LucideIcon, ScanLine, Timer, Umbrella } from 'lucide-react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useId, useState } from 'react';
import { formatClock, formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useHourScale } from '#web/parts/stay/strip-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { DoorStory } from './door-story.tsx';
import styles from './reported-doors.module.css';

const LOOK_AGAIN = 15_000;
const MOST = 500;

interface ReportedDoorsProps {
  /** The hours can be changed by who sees it: the partner, not staff. */
  readonly mayChangeHours?: boolean;
}

/** Doors that travellers report shut, asked again every 15 seconds, each with both sides and its answer. Nothing where there are none. */
export function ReportedDoors({ mayChangeHours = false }: ReportedDoorsProps) {
  const { data = [] } = trpc.doors.hosted.useQuery(undefined, { refetchInterval: LOOK_AGAIN });
  return data.map((report) => <ReportedDoor key={report.id} report={report} mayChangeHours={mayChangeHours} />);
}

type Report = Outputs['doors']['hosted'][number];

/** What can be said: two of the three say that it was shut. */
const choices = [
  ['shut', DoorClosed, 'weWereShut', 'shutText'],
  ['open', DoorOpen, 'weAreOpen', 'openText'],
  ['hadTo', Umbrella, 'hadToClose', 'hadToCloseText'],
] as const satisfies readonly (readonly [string, LucideIcon, string, string])[];

type Choice = (typeof choices)[number][0];

function ReportedDoor({ report, mayChangeHours }: { readonly report: Report } & Required<ReportedDoorsProps>) {
  const t = useTexts('door');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const heading = useId();
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
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
  const { location, bookingId, travellerName: traveller } = report;
  const when = (iso: string) => {
    const date = localDateOf(iso, location.zone);
    const day = formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });
    return `${day}, ${formatClock(iso, location.zone, locale)}`;
  };
  const send = () => {
    if (words.trim() === '' || choice === null) return setIsAsked(true);
    answer.mutate({ bookingId, reportId: report.id, answer: choice === 'open' ? 'open' : 'shut', words });
  };
  return (
    <Card as="section" pad={0} aria-labelledby={heading} className={styles.report}>
      <header className={styles.head}>
        <div>
          <h2 id={heading}>{t('asked')}</h2>
          <p className={styles.soft}>
            {location.name}, {when(report.reportedAt)}
          </p>
        </div>
        <Chip tone="danger" icon={Timer}>
          {t('answerBy', { time: when(report.answerUntil) })}
        </Chip>
      </header>
      <Sides report={report} />
      <div className={styles.below}>
        <div className={styles.answer}>
          <fieldset className={styles.choices}>
            <legend>{t('whatAnswer')}</legend>
            {choices.map(([value, icon, name, text]) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name={heading}
                  value={value}
                  checked={choice === value}
                  onChange={() => setChoice(value)}
                />
                <span>
                  <strong>{t(name)}</strong>
                  <span className={styles.soft}>{t(text, { traveller })}</span>
                </span>
                <Icon of={icon} size={20} />
              </label>
            ))}
            {isAsked && choice === null && (
              <p role="alert" className={styles.missing}>
                {t('pickOne')}
              </p>
            )}
          </fieldset>
          <Field
            label={t('yourWords', { traveller })}
            hint={t('ofMost', { count: words.length, most: MOST })}
            error={isAsked && words.trim() === '' ? t('wordsNeeded') : undefined}
          >
            <TextArea rows={3} value={words} maxLength={MOST} onChange={(event) => setWords(event.target.value)} />
          </Field>
          {mayChangeHours && (
            <p className={styles.hours}>
              <Icon of={CalendarClock} size={18} />
              <span>{t('hoursStay')}</span>
              <AppLink to={`/dashboard/listings/${location.id}/hours`}>{t('changeHours')}</AppLink>
            </p>
          )}
          <div className={styles.foot}>
            <p className={styles.soft}>
              {t('withoutAnswer')} {t('onceOnly')}
            </p>
            <Button busy={answer.isPending} onClick={send}>
              {t('sendAnswer')}
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          <DoorStory report={report} answer={choice === 'hadTo' ? 'shut' : choice} when={when} />
        </div>
      </div>
    </Card>
  );
}

/** What the traveller says, and what the hours and the counter say. */
function Sides({ report }: { readonly report: Report }) {
  const t = useTexts('door');
  const locale = useLocale();
  const scale = useHourScale();
  const { location, reportedAt, open, scannedAt } = report;
  const clock = (iso: string) => formatClock(iso, location.zone, locale);
  const times = open.map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`).join(', ');
  return (
    <div className={styles.sides}>
      <div>
        <p className={styles.soft}>{t('theirSide', { traveller: report.travellerName })}</p>
        <h3>{t('shutAt', { time: clock(reportedAt) })}</h3>
        <p>{report.code}</p>
        {report.bagsInside > 0 && <p>{t('askedInside', { count: report.bagsInside })}</p>}
        {report.metresAway !== null && <p>{t('stoodFrom', { distance: formatDistance(report.metresAway, locale) })}</p>}
        {report.hasPhoto && (
          <a href={`/orders/${report.bookingId}/door/photos/${report.id}`} target="_blank" rel="noreferrer">
            {t('photoOpen')}
          </a>
        )}
      </div>
      <div>
        <p className={styles.soft}>{t('yourSide')}</p>
        <h3>{t('openTimes', { times })}</h3>
        <OpenStrip
          open={open}
          ticks={[{ at: localMinuteOf(reportedAt, location.zone), failing: true }]}
          unavailable={false}
          scale={scale}
        />
        <p className={styles.scans}>
          <Icon of={ScanLine} size={18} />
          {scannedAt.length === 0 ? t('notScanned') : t('scannedAt', { times: scannedAt.map(clock).join(', ') })}
        </p>
      </div>
    </div>
  );
}
