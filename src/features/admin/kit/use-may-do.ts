import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { worksAs } from '#shared/admin/places.ts';
import { useViewer } from '#web/lib/viewer.ts';

/** Whether what these parts of administration do is for the signed-in person; owners do everything. */
export function useMayDo(...roles: readonly AdminRole[]): boolean {
  const role = useViewer()?.adminRole ?? null;
  return role !== null && worksAs(role, roles);
}
