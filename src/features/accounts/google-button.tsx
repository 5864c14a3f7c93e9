import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import styles from './accounts.module.css';

/** Starts the sign-in with Google; nothing where this installation has none. */
export function GoogleButton({
  goTo,
  cameFrom = null,
  words,
  alone = false,
}: {
  /** What the person is on the way to, as a path of this site. */
  readonly goTo: string | null;
  /** The page they came from. */
  readonly cameFrom?: string | null;
  readonly words: 'loginGoogle' | 'signUpGoogle' | 'confirmGoogle';
  /** Nothing else may be done instead. */
  readonly alone?: boolean;
}) {
  const t = useTexts('accounts');
  const { googleSignIn } = useSite();
  if (!googleSignIn) return null;
  const ways = new URLSearchParams({
    ...(goTo !== null && { returnTo: goTo }),
    ...(cameFrom !== null && { cameFrom }),
  }).toString();
  return (
    <>
      <a
        href={ways === '' ? '/auth/google' : `/auth/google?${ways}`}
        className={buttonClass({ variant: 'secondary', size: 48, full: true })}
      >
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
          <path
            fill="#4285F4"
            d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
          />
          <path
            fill="#34A853"
            d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
          />
          <path fill="#FBBC05" d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
          <path
            fill="#EA4335"
            d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
          />
        </svg>
        {t(words)}
      </a>
      {alone ? null : <p className={styles.or}>{t('or')}</p>}
    </>
  );
}
