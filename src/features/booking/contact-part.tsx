import type { Ref } from 'react';
import { forgetKeptPages } from '#web/lib/session/forget-person.ts';
import { useEndSession } from '#web/lib/session/use-end-session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { contactOf, type Viewer } from './booking-shared.ts';
import { ContactFields, type ContactForm } from './contact-fields.tsx';
import contact from './contact.module.css';
import type { ContactProblems } from './contact-rules.ts';
import { emptyGuest, getTypedGuest, keepTypedGuest } from './guest-data.ts';
import { LoginLink } from './login-link.tsx';

export type ContactPartProps = {
  readonly viewer: Viewer;
  /** What the server said about these details when the booking was tried. */
  readonly problems: ContactProblems;
  readonly takesFocus: boolean;
  readonly ref: Ref<ContactForm>;
};

/** Who books, as a part of the screen that pays. Someone logged in changes their profile here. */
export function ContactPart({ viewer, problems, takesFocus, ref }: ContactPartProps) {
  const t = useTexts('booking');
  return (
    <section className={contact.part} aria-labelledby="contact-title">
      <header className={contact.head}>
        <h2 id="contact-title">{t('contactTitle')}</h2>
        {viewer === null ? <LoginOffer /> : <LoggedIn email={viewer.email} />}
      </header>
      <ContactFields
        key={viewer === null ? 'guest' : viewer.id + viewer.email}
        ref={ref}
        start={viewer === null ? emptyGuest : contactOf(viewer)}
        kept={viewer === null ? getTypedGuest : undefined}
        isGuest={viewer === null}
        problems={problems}
        takesFocus={takesFocus}
        onType={viewer === null ? keepTypedGuest : undefined}
      />
    </section>
  );
}

function LoginOffer() {
  const t = useTexts('booking');
  return (
    <p className={contact.account}>
      <span>{t('haveAccount')}</span>
      <LoginLink className={contact.login} />
    </p>
  );
}

function LoggedIn({ email }: { readonly email: string }) {
  const t = useTexts('booking');
  // They stay at this step, as a guest, with the stay that they are booking; what was kept for them goes.
  const signOut = useEndSession(forgetKeptPages);
  return (
    <p className={contact.account}>
      <span>{t('loggedInAs', { email })}</span>
      <Button variant="quiet" busy={signOut.isPending} busyLabel={t('pleaseWait')} onClick={() => signOut.mutate()}>
        {t('logout')}
      </Button>
    </p>
  );
}
