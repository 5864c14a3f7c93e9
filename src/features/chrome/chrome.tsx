import type { ReactNode } from 'react';

export function Chrome({ children }: { readonly children: ReactNode }) {
  return <>{children}</>;
}
