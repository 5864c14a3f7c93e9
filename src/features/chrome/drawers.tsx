import { fullName } from '#shared/contact/full-name.ts';
import { LogOut, Plug, Settings, Store, Ticket } from 'lucide-react';
import { locales } from '#shared/messages/text.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { languageNames } from '#web/lib/preferences/language-names.ts';
import { chooseLocale } from '#web/lib/preferences/preference-cookies.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useMyBookings, useViewer } from '#web/lib/viewer.ts';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { SupportButton } from '#web/parts/support-button.tsx';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import styles from './drawers.module.css';

export type DrawerName = 'menu' | 'account';

export type DrawersProps = { readonly open: DrawerName | null; readonly onClose: () => void };

/** The side menu at the left and the signed-in person's drawer at the right. Fetched when first wanted. */
export function Drawers({ open, onClose }: DrawersProps) {
  return (
    <>
      <MenuDrawer open={open === 'menu'} onClose={onClose} />
      <AccountDrawer open={open === 'account'} onClose={onClose} />
    </>
  );
}

type OneProps = { readonly open: boolean; readonly onClose: () => void };

function MenuDrawer({ open, onClose }: OneProps) {
  const t = useTexts('common');
  const locale = useLocale();
  const viewer = useViewer();
  const myBookings = useMyBookings();
  const signOut = useSignOut();
  return (
    <Drawer open={open} onClose={onClose} title={t('menu')} side="left">
      <nav aria-label={t('mainMenu')}>
        <ul className={styles.list} onClick={onClose}>
          <li>
            <AppLink to="/" className={styles.caps} data-first-focus>
              {t('menuHome')}
            </AppLink>
          </li>
          <li>
            <AppLink to={myBookings} className={styles.caps}>
              {t('menuMyBookings')}
            </AppLink>
          </li>
          {viewer === null && (
            <li>
              <AppLink to="/find-booking" className={styles.caps}>
                {t('menuFindBooking')}
              </AppLink>
            </li>
          )}
          <li>
            <AppLink to={`/${locale}/faq`} className={styles.caps}>
              {t('menuFaq')}
            </AppLink>
          </li>
          <li>
            <AppLink to="/help" className={styles.caps}>
              {t('menuHelp')}
            </AppLink>
          </li>
          <li>
            <AppLink to={`/${locale}/pricing`} className={styles.caps}>
              {t('menuPricing')}
            </AppLink>
          </li>
          <li>
            <AppLink to={viewer?.isPartner ? '/dashboard' : '/partners'} className={styles.caps}>
              {viewer?.isPartner ? t('partnerDashboard').toUpperCase() : t('menuOwnAShop')}
            </AppLink>
          </li>
          <li>
            <SupportButton className={styles.caps} caps />
          </li>
          <li className={styles.last}>
            {viewer === null ? (
              <AppLink to="/login" className={styles.entry}>
                {t('signIn')}
              </AppLink>
            ) : (
              <button type="button" className={styles.entry} onClick={() => signOut.mutate()}>
                {t('signOut')}
              </button>
            )}
          </li>
        </ul>
      </nav>
      <LanguageRow />
    </Drawer>
  );
}

/** The three languages side by side, the one of the page marked. */
function LanguageRow() {
  const t = useTexts('common');
  const locale = useLocale();
  return (
    <div role="group" aria-label={t('language')} className={styles.languages}>
      {locales.map((known) => (
        <button
          key={known}
          type="button"
          lang={known}
          aria-current={known === locale || undefined}
          onClick={() => chooseLocale(known)}
        >
          {languageNames[known]}
        </button>
      ))}
    </div>
  );
}

function AccountDrawer({ open, onClose }: OneProps) {
  const t = useTexts('common');
  const viewer = useViewer();
  const signOut = useSignOut();
  if (viewer === null) return null;
  const name = fullName(viewer);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={
        <span className={styles.person}>
          <Avatar name={name} src={viewer.avatarUrl} size={40} />
          <span className={styles.name}>{name}</span>
        </span>
      }
    >
      <ul className={styles.list} onClick={onClose}>
        <li>
          <AppLink to="/orders" className={styles.entry} data-first-focus>
            <Icon of={Ticket} size={20} />
            {t('myBookings')}
          </AppLink>
        </li>
        {viewer.isPartner && (
          <>
            <li>
              <AppLink to="/dashboard" className={styles.entry}>
                <Icon of={Store} size={20} />
                {t('partnerDashboard')}
              </AppLink>
            </li>
            <li>
              <AppLink to="/integrations" className={styles.entry}>
                <Icon of={Plug} size={20} />
                {t('integrations')}
              </AppLink>
            </li>
          </>
        )}
        <li>
          <AppLink to="/settings" className={styles.entry}>
            <Icon of={Settings} size={20} />
            {t('settings')}
          </AppLink>
        </li>
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={() => signOut.mutate()}>
            <Icon of={LogOut} size={20} />
            {t('logout')}
          </button>
        </li>
      </ul>
      <LanguageRow />
    </Drawer>
  );
}
