import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';

/** Leads to the login and back: to the payment once a person has logged in. */
export function LoginLink({ className }: { readonly className?: string }) {
  const t = useTexts('booking');
  const state = { returnFromLoginTo: '/book/contact', onLoginGoTo: '/book/payment', allowCustomerSignUp: true };
  return (
    <Link to="/login" state={state} className={className}>
      {t('login')}
    </Link>
  );
}
