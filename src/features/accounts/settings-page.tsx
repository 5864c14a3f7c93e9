import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { NotifyCard } from '#web/parts/notify/notify-card.tsx';
import { SmsCard } from '#web/parts/notify/sms-card.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { CompanyForm } from './company-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { UnconfirmedNotice } from '#web/parts/unconfirmed-notice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SavedCards } from './saved-cards.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { UserCard } from './user-card.tsx';
import { WeeklySummary } from './weekly-summary.tsx';
import styles from './settings.module.css';

type PanelName = 'profile' | 'password' | 'factor' | 'company';

interface SettingsPageProps {
  /** The partner's profile is that of the person: the same panels, and a phone by which they are reached. */
  readonly as?: 'settings' | 'profile';
}

/** User card and three panels, one open at a time. */
export function SettingsPage({ as = 'settings' }: SettingsPageProps) {
  const t = useTexts('accounts');
  const factor = useTexts('secondFactor');
  const viewer = useViewer();
  const wantsCompany = useRouterState({ select: ({ location }) => location.state.openCompanyPanel === true });
  const [open, setOpen] = useState<PanelName | null>(wantsCompany ? 'company' : null);
  const [company] = trpc.accounts.company.useSuspenseQuery();
  if (viewer === null) return null;
  const toggle = (name: PanelName) => setOpen(open === name ? null : name);
  return (
    <div className={styles.page}>
      <PageHeader title={t(as === 'profile' ? 'profileTitle' : 'settingsTitle')} />
      {!viewer.isConfirmed && <UnconfirmedNotice />}
      <UserCard viewer={viewer} />
      <SettingsPanel title={t('personalInformation')} isOpen={open === 'profile'} onToggle={() => toggle('profile')}>
        <ProfileForm key={viewer.email} viewer={viewer} needsPhone={as === 'profile'} />
      </SettingsPanel>
      <SettingsPanel title={t('changePassword')} isOpen={open === 'password'} onToggle={() => toggle('password')}>
        <PasswordForm />
      </SettingsPanel>
      {(viewer.isPartner || viewer.adminRole !== null) && (
        <SettingsPanel title={factor('title')} isOpen={open === 'factor'} onToggle={() => toggle('factor')}>
          <SecondFactorPanel viewer={viewer} />
        </SettingsPanel>
      )}
      <SettingsPanel
        title={t('companyInformation')}
        badge={viewer.isPartner && company === null ? <Chip tone="outline">{t('required')}</Chip> : undefined}
        isOpen={open === 'company'}
        onToggle={() => toggle('company')}
      >
        <CompanyForm company={company} />
      </SettingsPanel>
      {viewer.isPartner && <WeeklySummary />}
      <NotifyCard side={as === 'profile' ? 'partner' : 'traveller'} />
      <SmsCard side={as === 'profile' ? 'partner' : 'traveller'} />
      {as === 'settings' && <SavedCards />}
    </div>
  );
}
