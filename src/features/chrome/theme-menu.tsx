import { useRouteContext } from '@tanstack/react-router';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import type { Theme } from '#web/lib/page-context.ts';
import { chooseTheme } from '#web/lib/preferences/preference-cookies.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuChoiceClass, menuItemClass } from '#web/ui/menu/menu.tsx';
import styles from './footer.module.css';

const icons: Readonly<Record<Theme, LucideIcon>> = { light: Sun, dark: Moon, system: Monitor };
const names = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const;
const themes = ['light', 'dark', 'system'] as const;

export function ThemeMenu() {
  const t = useTexts('common');
  const kept = useRouteContext({ from: '__root__', select: ({ theme }) => theme });
  const [theme, setTheme] = useState<Theme>(kept);
  return (
    <Menu
      label={`${t('theme')}: ${t(names[theme])}`}
      triggerClassName={menuChoiceClass}
      side="up"
      trigger={
        <>
          <Icon of={icons[theme]} size={16} />
          <span className={styles.themeName}>{t(names[theme])}</span>
        </>
      }
    >
      {themes.map((known) => (
        <button
          key={known}
          type="button"
          className={menuItemClass}
          aria-current={known === theme || undefined}
          onClick={() => {
            chooseTheme(known);
            setTheme(known);
          }}
        >
          <Icon of={icons[known]} />
          {t(names[known])}
        </button>
      ))}
    </Menu>
  );
}
