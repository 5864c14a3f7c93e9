import { createElement, useEffect } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { WidgetChoosing } from './use-widget-choice.ts';
import { widgetAttributes } from './widget-code.ts';
import styles from './widget.module.css';

/** The widget as it will be, working; its visits here are not counted. */
export function Preview({ of: { choice, isReady } }: { readonly of: WidgetChoosing }) {
  const t = useTexts('widgetPage');
  useEffect(() => {
    if (customElements.get('cloakroom-widget') !== undefined) return;
    const script = document.createElement('script');
    script.src = '/widget.js';
    document.head.append(script);
  }, []);
  const attributes = Object.fromEntries(widgetAttributes(choice));
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      {isReady
        ? createElement('cloakroom-widget', { ...attributes, key: JSON.stringify(attributes) })
        : t('needsAddress')}
    </section>
  );
}
