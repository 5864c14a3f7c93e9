import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { SecondYesNote } from '../kit/second-yes-note.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import type { AdminClaim } from './claim.ts';
import styles from './claims.module.css';

/** A decision above 100.00: another person's yes or no. */
export function SecondYes({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const answer = trpc.admin.claims.answer.useMutation();
  const viewer = useViewer();
  const { proposal } = claim;
  if (proposal === null) return null;
  const write = (minor: number) => formatMoney({ minor, currency: claim.asked.currency }, locale);
  const amount = write(proposal.bagMinor + proposal.stayMinor);
  const send = async (agrees: boolean) => {
    try {
      const act = { act: t('agree', { amount }), target: claim.code, amount };
      await risky(act, () => answer.mutateAsync({ claimId: claim.id, agrees }));
      await utils.admin.claims.invalidate();
    } catch (error) {
      if (!(error instanceof NotProven)) toast.error(wireFailure(error, t('failed')).message);
    }
  };
  return (
    <PanelSection title={t('secondTitle')} isAct>
      <p>{t('secondText', { by: proposal.by, amount })}</p>
      <p className={styles.soft}>{t('given', { bag: write(proposal.bagMinor), stay: write(proposal.stayMinor) })}</p>
      <blockquote className={styles.quote}>{proposal.note}</blockquote>
      <SecondYesNote about="claim" />
      {proposal.byId === viewer?.id && <p className={styles.soft}>{t('othersYes')}</p>}
      <p className={styles.buttons} hidden={proposal.byId === viewer?.id}>
        <Button busy={answer.isPending} onClick={() => void send(true)}>
          {t('agree', { amount })}
        </Button>
        <Button variant="secondary" onClick={() => void send(false)}>
          {t('disagree')}
        </Button>
      </p>
    </PanelSection>
  );
}
