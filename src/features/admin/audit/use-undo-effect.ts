import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { roleWords } from '../shell/role-words.ts';
import type { Entry } from './entry.ts';

export type Since = Outputs['admin']['sinceAct'];

/** What taking an act back does, in words; an empty text for an act that no one can take back. */
export function useUndoEffect(): (entry: Entry, since: Since) => string {
  const t = useTexts('adminAudit');
  const admin = useTexts('admin');
  return ({ action, before, after, subjectName }, { waits }) => {
    const name = subjectName ?? '';
    const note = () => t(after?.removed_at == null ? 'effectNoteOff' : 'effectNoteBack');
    const rates = () => t(waits ? 'effectPlan' : 'effectRates');
    const effects: Readonly<Record<string, () => string>> = {
      'admin.coupons.add': () => t('effectCouponEnds'),
      'admin.coupons.change': () => t('effectCoupon'),
      'admin.coupons.end': () => t('effectCoupon'),
      'admin.listings.stop': () => t('effectResume'),
      'admin.listings.resume': () => t('effectStop'),
      'admin.listings.setBusinessType': () => t('effectKind'),
      'admin.listings.setAddress': () => t('effectAddress'),
      'admin.listings.setRates': () => t('effectRates'),
      'admin.listings.removeNote': note,
      'admin.messages.removeNote': note,
      'admin.rates.plan': rates,
      'admin.rates.undo': rates,
      'admin.people.setAdminRole': () => {
        const role = before?.admin_role as AdminRole | null | undefined;
        return role == null ? t('effectRoleEnds', { name }) : t('effectRole', { name, role: admin(roleWords[role]) });
      },
      'admin.people.setPartner': () => t(before?.is_partner === true ? 'effectPartner' : 'effectPartnerEnds', { name }),
      'admin.reviews.decide': () =>
        t(after?.removed_at == null && after?.reply_removed_at == null ? 'effectReviewOff' : 'effectReviewBack'),
    };
    return effects[action]?.() ?? '';
  };
}

/** What was sold or used meanwhile, in words; an empty text where an act touches no orders. */
export function useSinceWords(): (entry: Pick<Entry, 'action'>, since: Since) => string {
  const t = useTexts('adminAudit');
  return ({ action }, { orders, waits }) => {
    if (orders === null || waits) return '';
    if (action.startsWith('admin.coupons.')) {
      if (orders > MAX_TOUCHED) return t('sinceUsedMore', { count: MAX_TOUCHED });
      return orders === 0 ? t('sinceUsedNone') : t('sinceUsed', { count: orders });
    }
    if (orders > MAX_TOUCHED) return t('sinceSoldMore', { count: MAX_TOUCHED });
    return orders === 0 ? t('sinceSoldNone') : t('sinceSold', { count: orders });
  };
}
