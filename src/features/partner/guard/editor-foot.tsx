import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './editor-foot.module.css';

type EditorFootProps = {
  /** What stands in the way of saving. */
  readonly problem: ReactNode;
  /** What applying does, in words; not shown next to a problem. */
  readonly summary?: ReactNode;
  readonly canApply: boolean;
  readonly isSaving: boolean;
  /** 'Apply' if absent. */
  readonly applyWords?: string | undefined;
  readonly onApply: () => void;
  /** Without it there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
};

/** Cancel and Apply at the end of an editor; fixed to the bottom of a phone's screen. */
export function EditorFoot(props: EditorFootProps) {
  const { problem, summary, canApply, isSaving, applyWords, onApply, onCancel } = props;
  const hasProblem = problem !== null && problem !== '';
  const t = useTexts('partner');
  const common = useTexts('common');
  return (
    <div className={styles.holder}>
      <div className={styles.foot}>
        {!hasProblem && summary && <div className={styles.summary}>{summary}</div>}
        <p className={styles.problem} role="status">
          {hasProblem && (
            <>
              <Icon of={CircleAlert} size={16} />
              <span>{problem}</span>
            </>
          )}
        </p>
        {onCancel && (
          <Button variant="secondary" size={48} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button
          size={48}
          disabled={!canApply && !isSaving}
          busy={isSaving}
          busyLabel={common('pleaseWait')}
          onClick={onApply}
        >
          {applyWords ?? t('apply')}
        </Button>
      </div>
    </div>
  );
}
