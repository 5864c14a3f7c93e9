import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router';
import { useContext, useEffect, useState } from 'react';
import { latePart } from '#web/lib/late.tsx';
import { TextsContext, useTexts } from '#web/lib/texts.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { useActivation } from '../use-activation.ts';
import { type Activation, confirmedHash } from './modal-state.ts';
import type { SignUpModalProps } from './sign-up-modal.tsx';

/** The hash that opens the dialog on any page. */
const joinHash = 'join';

/** Without its code the page does without it; the next try asks for it again. */
const LateModal = latePart<SignUpModalProps>(async () => (await import('./sign-up-modal.tsx')).SignUpModal, {
  failed: () => null,
});

/** On any page: becoming a partner, asked for by the hash #join, or by a partner’s mailed link and where that leads to. */
export function PartnerSignUp() {
  const ofLink = useActivation();
  const viewer = useViewer();
  const hash = useLocation({ select: (location) => location.hash });
  const isAsked = hash === joinHash;
  const isLedOn = hash === confirmedHash && viewer?.isPartner === true;
  const activation: Activation | null = isLedOn
    ? { is: 'done', activated: { email: viewer.email, isPartner: true } }
    : ofLink;
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const navigate = useNavigate();
  /** The page on which the link's dialog was closed or left. */
  const [isLeft, setIsLeft] = useState(false);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isActivating = activation !== null && !isLedOn && !isLeft;
  if (isActivating && activation.is !== 'loading' && openOn === null) setOpenOn(pathname);
  if (isActivating && openOn !== null && openOn !== pathname) setIsLeft(true);
  const open = isAsked || isLedOn || isActivating;
  const [times, setTimes] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTimes(times + 1);
  }
  const hasTexts = useLateTexts(open);
  const close = () => {
    setIsLeft(true);
    if (isAsked || isLedOn) void navigate({ to: '.', search: true, replace: true, resetScroll: false });
  };
  if (!hasTexts || times === 0) return null;
  return <LateModal key={times} open={open} activation={isAsked ? null : activation} onClose={close} />;
}

/** Fetches the dialog's texts once it is wanted. */
function useLateTexts(wanted: boolean): boolean {
  const texts = useContext(TextsContext);
  const t = useTexts('common');
  const toast = useToast();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!wanted || isThere || texts === null) return;
    texts.load(['partnerSignUp', 'accounts', 'join', 'errors']).then(
      () => setIsThere(true),
      () => void toast.error(t('partMissing')),
    );
  }, [wanted, isThere, texts, t, toast]);
  return isThere;
}
