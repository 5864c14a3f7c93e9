import { ArrowRight } from 'lucide-react';
import { startPath } from '#shared/accounts/start-path.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The partner's next step of joining, else their dashboard. */
export function GoOn({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('partnerSignUp');
  const join = useTexts('join');
  const viewer = useViewer();
  if (viewer === null) return null;
  return (
    <AppLink
      to={startPath(viewer)}
      onClick={onClose}
      className={buttonClass({ size: 52, full: true })}
      data-first-focus
    >
      {viewer.partnerOnboardingStep === 1 ? join('continue') : t('goOn')}
      <Icon of={ArrowRight} size={20} />
    </AppLink>
  );
}
