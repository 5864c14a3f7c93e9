import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './guard-foot.module.css';
import { GuardSummary } from './guard-summary.tsx';
import type { OpeningChangeState } from './use-opening-change.ts';

type GuardFootProps = { readonly of: OpeningChangeState; readonly words: string };

/** Under a dialog that closes a location: what the choices add up to, and the button that applies them. */
export function GuardFoot({ of: state, words }: GuardFootProps) {
  const common = useTexts('common');
  return (
    <div className={styles.foot}>
      <GuardSummary of={state} />
      <Button
        size={48}
        disabled={!state.canApply && !state.isSaving}
        busy={state.isSaving}
        busyLabel={common('pleaseWait')}
        onClick={state.apply}
      >
        {words}
      </Button>
    </div>
  );
}
