import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

export type LoginFirstProps = {
  /** Path of the page that is asked for; the login leads back to it. */
  readonly from: string;
};

/** Sends a visitor to the login and has it remember the page; nothing of the page is shown. */
export function LoginFirst({ from }: LoginFirstProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: '/login', state: { returnFromLoginTo: from, onLoginGoTo: from }, replace: true });
  }, [navigate, from]);
  return <main style={{ minHeight: '60vh' }} aria-busy />;
}
