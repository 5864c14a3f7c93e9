import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { widgetKilobytes } from '#shared/widgets/widget-size.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { WidgetChoosing } from './use-widget-choice.ts';
import type { WidgetChoice } from './widget-code.ts';
import styles from './widget.module.css';

const themes = [
  ['', 'asPage'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const satisfies readonly (readonly [WidgetChoice['theme'], string])[];
const languages = [
  ['', 'asPage'],
  ['en', 'english'],
  ['fr', 'french'],
  ['es', 'spanish'],
] as const satisfies readonly (readonly [WidgetChoice['lang'], string])[];

/** Colours, language, a discount code, and the site that it is for. */
export function LooksChoice({ of: { choice, setLooks } }: { readonly of: WidgetChoosing }) {
  const t = useTexts('widgetPage');
  const utils = trpc.useUtils();
  const [own] = trpc.widgets.own.useSuspenseQuery();
  const [site, setSite] = useState(own.site ?? '');
  const save = trpc.widgets.saveSite.useMutation({ onSuccess: () => utils.widgets.own.invalidate() });
  return (
    <fieldset className={styles.group}>
      <legend>{t('looks')}</legend>
      <div className={styles.fields}>
        <Field label={t('colours')}>
          <Select
            value={choice.theme}
            onChange={({ target }) => setLooks({ theme: themes.find(([theme]) => theme === target.value)?.[0] ?? '' })}
          >
            <Options of={themes.map(([theme, words]) => [theme, t(words)])} />
          </Select>
        </Field>
        <Field label={t('language')}>
          <Select
            value={choice.lang}
            onChange={({ target }) => setLooks({ lang: languages.find(([lang]) => lang === target.value)?.[0] ?? '' })}
          >
            <Options of={languages.map(([lang, words]) => [lang, t(words)])} />
          </Select>
        </Field>
        <Field label={t('discount')}>
          <Input
            name="discount"
            value={choice.code}
            placeholder={t('optional')}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setLooks({ code: target.value })}
          />
        </Field>
        <Field label={t('site')}>
          <Input
            name="site"
            value={site}
            placeholder={t('optional')}
            maxLength={300}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSite(target.value)}
            onBlur={() => site !== (own.site ?? '') && save.mutate({ site })}
          />
        </Field>
      </div>
      <p className={styles.promise}>
        <Icon of={ShieldCheck} size={18} />
        {t('promise', { size: widgetKilobytes })}
      </p>
    </fieldset>
  );
}
