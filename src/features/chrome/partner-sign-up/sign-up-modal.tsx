import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { CheckEmail } from './check-email.tsx';
import { ConfirmInfo } from './confirm-info.tsx';
import { GoOn } from './go-on.tsx';
import { type Activation, modeOf } from './modal-state.ts';
import { Prove } from './prove.tsx';
import { ReachedBy } from './reached-by.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './sign-up-modal.module.css';

export interface SignUpModalProps {
  readonly open: boolean;
  /** The mailed link that opened it, if one did. */
  readonly activation: Activation | null;
  readonly onClose: () => void;
}

const titles = {
  register: 'title',
  checkEmail: 'checkTitle',
  loading: 'checking',
  confirmInfo: 'confirmTitle',
  success: 'successTitle',
} as const;

/** Becoming a partner: register, check the mail, confirm how one is reached, done. */
export function SignUpModal({ open, activation, onClose }: SignUpModalProps) {
  const t = useTexts('partnerSignUp');
  const viewer = useViewer();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const mode = isConfirmed ? 'success' : modeOf(activation, viewer);
  const title = activation === null && mode === 'confirmInfo' ? 'title' : titles[mode];
  return (
    <Dialog open={open} onClose={onClose} title={t(title)}>
      {mode === 'register' && <RegisterForm />}
      {mode === 'checkEmail' && (
        <CheckEmail failure={activation?.is === 'failed' ? activation.message : null} onClose={onClose} />
      )}
      {mode === 'loading' && <Loading />}
      {mode === 'confirmInfo' && (
        <Confirm activation={activation} onDone={() => setIsConfirmed(true)} onClose={onClose} />
      )}
      {mode === 'success' && (
        <div className={styles.form}>
          <p className={styles.done}>
            <span className={styles.disc}>
              <Icon of={Check} size={20} />
            </span>
            {t(viewer?.partnerOnboardingStep === 1 ? 'successText' : 'successDone')}
          </p>
          <GoOn onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  readonly activation: Activation | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What was said minutes ago is shown, and asked for only where it is missing or wrong. */
function Confirm({ activation, onDone, onClose }: ConfirmProps) {
  const viewer = useViewer();
  const [isEditing, setIsEditing] = useState(false);
  const owner = activation?.is === 'done' ? activation.activated.email : viewer?.email;
  if (viewer === null || viewer.email !== owner) return <Prove email={owner ?? ''} />;
  if (viewer.isPartner && viewer.phoneNumber !== null && !isEditing)
    return <ReachedBy viewer={viewer} onEdit={() => setIsEditing(true)} onClose={onClose} />;
  return <ConfirmInfo viewer={viewer} onDone={onDone} />;
}

function Loading() {
  return (
    <div className={styles.form} aria-busy>
      <Skeleton height={22} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={52} />
    </div>
  );
}
