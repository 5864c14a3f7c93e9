import { useTexts } from '#web/lib/texts.ts';
import { EditorFoot } from '../../guard/editor-foot.tsx';
import { useForPartner } from '../../guard/for-partner.tsx';
import type { DetailsSaving } from './use-details-saving.ts';

interface DetailsFootProps {
  readonly isDirty: boolean;
  readonly saving: DetailsSaving;
  /** Sends what was edited, with why. */
  readonly onSave: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** The end of an editor whose change waits for no one, once it is said why. */
export function DetailsFoot({ isDirty, saving, onSave, onCancel }: DetailsFootProps) {
  const t = useTexts('partner');
  const { isMissing, reason } = useForPartner();
  return (
    <EditorFoot
      problem={isDirty && isMissing ? t('reasonMissing') : null}
      canApply={isDirty && !isMissing}
      isSaving={saving.isSaving}
      onApply={() => void saving.save(() => onSave(reason))}
      onCancel={onCancel}
    />
  );
}
