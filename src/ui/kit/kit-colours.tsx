import { Moon, Sun } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Logo } from '../misc/logo.tsx';
import type from '../type.module.css';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const colours =
  'paper card sunk line line-strong ink ink-soft brand brand-soft ticket ticket-soft open closed danger'.split(' ');

type KitColoursProps = { readonly theme: 'light' | 'dark'; readonly onTheme: () => void };

export function KitColours({ theme, onTheme }: KitColoursProps) {
  return (
    <>
      <div className={styles.between}>
        <Logo name="Cloakroom" />
        <Button variant="secondary" size={40} onClick={onTheme}>
          <Icon of={theme === 'light' ? Sun : Moon} size={16} />
          {theme === 'light' ? 'Light' : 'Dark'}
        </Button>
      </div>
      <KitSection title="Colour">
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <span className={type.t13}>{name}</span>
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Type">
        <p className={cx(type.t40, type.display)}>Leave your bags</p>
        <p className={cx(type.t28, type.display)}>When are you checking in?</p>
        <p className={cx(type.t21, type.display)}>24 locations near Union Station</p>
        <p className={type.t17}>Shops and hotels around the corner look after your luggage</p>
        <p className={type.t15}>
          Show this ticket at the counter. <a href="#kit">Directions</a>
        </p>
        <p className={cx(type.t13, type.soft)}>2 bags, 8 hours, fees and tax included</p>
      </KitSection>
    </>
  );
}
