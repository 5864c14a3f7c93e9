import { fullName } from '#shared/contact/full-name.ts';
import { ArrowUpRight, CircleUserRound, LayoutList, Menu as MenuIcon } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useMenu } from '#web/lib/menu.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite, useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import type { Bars } from './bars.ts';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { SupportButton } from '#web/parts/support-button.tsx';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import styles from './top-bar.module.css';

type TopBarProps = { readonly bars: Bars; readonly pathname: string };

/** Logo and links on wide screens; menu button, logo and person on phones. */
export function TopBar({ bars, pathname }: TopBarProps) {
  const t = useTexts('common');
  const site = useSite();
  const menu = useMenu();
  if (bars.top === 'none') return null;
  return (
    <header
      className={cx(styles.bar, styles[bars.top], bars.topFrom > 0 && styles[`from${bars.topFrom}`])}
      data-print="hide"
    >
      <div className={styles.inner}>
        <IconButton
          icon={MenuIcon}
          iconSize={22}
          label={t('menu')}
          aria-haspopup="dialog"
          className={styles.menuButton}
          onClick={menu.openMenu}
          onPointerEnter={menu.preload}
          onFocus={menu.preload}
        />
        <AppLink to="/" className={styles.home}>
          <Logo name={site.name} />
        </AppLink>
        <WideNav />
        <PhonePerson pathname={pathname} />
      </div>
    </header>
  );
}

/** Narrower bars have all of it in their menu. */
function WideNav() {
  const t = useTexts('common');
  const locale = useLocale();
  const site = useSite();
  const viewer = useViewer();
  const menu = useMenu();
  const signOut = useSignOut();
  return (
    <nav aria-label={t('mainMenu')} className={styles.nav}>
      <AppLink to={`/${locale}/pricing`} className={styles.link}>
        {t('pricing')}
      </AppLink>
      <a href={site.blogUrl} target="_blank" rel="noopener" className={styles.link}>
        {t('ourBlog')}
        <Icon of={ArrowUpRight} size={14} />
        <span className="sr-only">{t('newTab')}</span>
      </a>
      {viewer === null && (
        <AppLink to="/find-booking" className={styles.link}>
          {t('findBooking')}
        </AppLink>
      )}
      <AppLink to="/help" className={styles.link}>
        {t('help')}
      </AppLink>
      <AppLink to="/partners" className={cx(styles.link, styles.join)}>
        {t('ownAShop')}
      </AppLink>
      <SupportButton className={styles.link} />
      <LanguageMenu side="down" look="sign" />
      {viewer === null ? (
        <AppLink to="/login" className={buttonClass({ variant: 'secondary', size: 40, className: styles.sign })}>
          {t('signIn')}
        </AppLink>
      ) : (
        <>
          <Button
            variant="secondary"
            size={40}
            className={styles.sign}
            busy={signOut.isPending}
            onClick={() => signOut.mutate()}
          >
            {t('signOut')}
          </Button>
          <button
            type="button"
            className={styles.person}
            aria-label={t('account')}
            aria-haspopup="dialog"
            onClick={menu.openAccount}
            onPointerEnter={menu.preload}
            onFocus={menu.preload}
          >
            <Avatar name={fullName(viewer)} src={viewer.avatarUrl} size={40} />
          </button>
        </>
      )}
    </nav>
  );
}

function PhonePerson({ pathname }: { readonly pathname: string }) {
  const t = useTexts('common');
  const viewer = useViewer();
  const menu = useMenu();
  if (/^\/orders\/./.test(pathname) && viewer !== null) {
    return (
      <AppLink to="/orders" aria-label={t('myBookingsTitle')} className={styles.phonePerson}>
        <Icon of={LayoutList} size={22} />
      </AppLink>
    );
  }
  if (viewer === null) {
    return (
      <AppLink to="/login" aria-label={t('signIn')} className={styles.phonePerson}>
        <Icon of={CircleUserRound} size={22} />
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.phonePerson}
      aria-label={t('account')}
      aria-haspopup="dialog"
      onClick={menu.openAccount}
      onFocus={menu.preload}
    >
      <Avatar name={fullName(viewer)} src={viewer.avatarUrl} size={32} />
    </button>
  );
}
