import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import rows from '../kit/rows.module.css';
import { useOpenedBy } from '../kit/use-opened-by.ts';
import { useMoments } from '../kit/use-moments.ts';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import styles from './payouts.module.css';

type List = Outputs['admin']['payoutRuns']['list'];

type NextRunProps = Pick<List, 'next' | 'nextOn'> & {
  /** It was asked for now, and has not worked yet. */
  readonly isUnderWay: boolean;
  readonly onAsked: () => void;
};

/** What the next run pays out, one sum a currency, and the run now with its preview. */
export function NextRun({ next, nextOn, isUnderWay, onAsked }: NextRunProps) {
  const t = useTexts('adminPayouts');
  const locale = useLocale();
  const { weekdayOf } = useMoments();
  const [isOpen, setOpen] = useOpenedBy('run');
  return (
    <section className={styles.next} aria-label={t('nextRun', { day: weekdayOf(nextOn) })}>
      <p>
        <strong>{t('nextRun', { day: weekdayOf(nextOn) })}</strong>
        <span className={rows.soft}>{t('payoutsTo', { count: next.payouts, partners: next.partners })}</span>
      </p>
      {next.sums.map((sum) => (
        <p key={sum.currency} className={styles.sum}>
          <strong>{formatMoney(sum, locale)}</strong>
          <span className={rows.soft}>{sum.currency}</span>
        </p>
      ))}
      <Button
        variant="secondary"
        size={40}
        busy={isUnderWay}
        disabled={next.payouts === 0}
        onClick={() => setOpen(true)}
      >
        {t('runNow')}
      </Button>
      {isOpen && next.payouts > 0 && <RunDialog onAsked={onAsked} onClose={() => setOpen(false)} />}
    </section>
  );
}

function RunDialog({ onAsked, onClose }: { readonly onAsked: () => void; readonly onClose: () => void }) {
  const t = useTexts('adminPayouts');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const { data } = trpc.admin.payoutRuns.previewRun.useQuery();
  const run = trpc.admin.runPayouts.useMutation();
  const sums = (data?.sums ?? []).map((sum) => `${formatMoney(sum, locale)} ${sum.currency}`).join(', ');
  const press = async () => {
    try {
      await risky({ act: t('runNow'), amount: sums }, () => run.mutateAsync());
      toast.info(t('runAsked'));
      onAsked();
      await utils.admin.payoutRuns.invalidate();
      onClose();
    } catch (error) {
      if (!(error instanceof NotProven)) toast.error(wireFailure(error, t('failed')).message);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('runNow')} width={496}>
      {data === undefined ? (
        <Skeleton height={120} />
      ) : (
        <>
          <p>{t('runMeans', { count: data.payouts.length, sums })}</p>
          <ul className={styles.due}>
            {data.payouts.slice(0, 20).map((due) => (
              <li key={`${due.partnerId} ${due.amount.currency}`}>
                <span>{due.business ?? due.name}</span>
                <span>
                  {formatMoney(due.amount, locale)} {due.amount.currency}
                </span>
              </li>
            ))}
          </ul>
          {data.held > 0 && <p className={rows.soft}>{t('runHeld', { count: data.held })}</p>}
          <Button busy={run.isPending} disabled={data.payouts.length === 0} onClick={() => void press()}>
            {t('payOut', { sums })}
          </Button>
        </>
      )}
    </Dialog>
  );
}
