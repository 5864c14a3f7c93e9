import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { errorEntries, type ErrorShape } from './error-entries.ts';
import styles from './message.module.css';

export type ErrorBoxProps = {
  readonly errors: ErrorShape | null | undefined;
  /** Said where an error brings no words. */
  readonly fallback: string;
  /** With it each box can be closed; new errors show again. */
  readonly dismissLabel?: string | undefined;
  /** Turns the last part of a field's key into words. */
  readonly labelFor?: ((key: string) => string) | undefined;
  readonly className?: string | undefined;
};

/** Errors as boxes, by their shape. */
export function ErrorBox({ errors, fallback, dismissLabel, labelFor, className }: ErrorBoxProps) {
  const [closed, setClosed] = useState<{ of: unknown; keys: readonly string[] }>({ of: errors, keys: [] });
  const gone = closed.of === errors ? closed.keys : [];
  const entries = errorEntries(errors, fallback).filter(({ key }) => !gone.includes(key));
  if (entries.length === 0) return null;
  return (
    <div className={cx(styles.stack, className)} role="alert">
      {entries.map(({ key, label, messages }) => (
        <div key={key} className={cx(styles.box, styles.danger)}>
          <Icon of={TriangleAlert} size={20} className={styles.icon} />
          <div className={styles.words}>
            {label !== undefined && <p className={styles.title}>{labelFor ? labelFor(label) : label}</p>}
            {messages.length === 1 ? (
              <p className={label === undefined ? styles.alone : styles.text}>{messages[0]}</p>
            ) : (
              <ul className={styles.list}>
                {messages.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </div>
          {dismissLabel && (
            <IconButton
              icon={X}
              iconSize={18}
              label={dismissLabel}
              className={styles.close}
              onClick={() => setClosed({ of: errors, keys: [...gone, key] })}
            />
          )}
        </div>
      ))}
    </div>
  );
}
