import { useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#shared/messages/text.ts';
import { AdminPage } from '#web/features/admin/kit/admin-page.tsx';
import { useAdminZone } from '#web/features/admin/kit/admin-zone.ts';
import { Crumbs } from '#web/features/admin/kit/crumbs.tsx';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Options } from '#web/ui/field/select.tsx';
import { Differences } from './differences.tsx';
import { DraftEditor, type DraftHandle } from './draft-editor.tsx';
import { History } from './history.tsx';
import { OutdatedPart } from './outdated-part.tsx';
import { Outline } from './outline.tsx';
import type { EditedPage } from './page-types.ts';
import { linesOfPart, partIndexAt } from './part-at.ts';
import { Preview, type PreviewHandle } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SearchResult } from './search-result.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { VersionDialog } from './version-dialog.tsx';
import { Votes } from './votes.tsx';
import styles from './page-editor.module.css';

/** The editor of the page at an address; it begins anew when the drafts were changed by something else than typing. */
export function PageEditor({ url }: { readonly url: string }) {
  const utils = trpc.useUtils();
  const [page] = trpc.admin.pages.open.useSuspenseQuery({ url });
  const [language, setLanguage] = useState<Locale>('en');
  const [{ round, focus }, setRound] = useState<{ round: number; focus: Focus }>({ round: 0, focus: null });
  const reload = async (next: Focus) => {
    await utils.admin.pages.open.invalidate({ url });
    void utils.admin.pages.list.invalidate();
    setRound((now) => ({ round: now.round + 1, focus: next }));
  };
  return (
    <Editor
      key={`${url} ${round}`}
      page={page}
      language={language}
      focus={focus}
      onLanguage={setLanguage}
      onReload={(next) => void reload(next)}
    />
  );
}

const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' };

/** Where an editor that was read anew goes on: at the caret of its text (an offset), or at the bar's button. */
type Focus = number | 'bar' | null;

interface EditorProps {
  readonly page: EditedPage;
  readonly language: Locale;
  readonly focus: Focus;
  readonly onLanguage: (language: Locale) => void;
  readonly onReload: (focus: Focus) => void;
}

function Editor({ page, language, focus, onLanguage, onReload }: EditorProps) {
  const t = useTexts('adminPages');
  const locale = useLocale();
  const zone = useAdminZone();
  const [first] = useState(page);
  const drafts = useDrafts(first);
  const [other, setOther] = useState<Locale | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const [isChanges, setIsChanges] = useState(false);
  const [line, setLine] = useState(1);
  const [link] = trpc.admin.pages.preview.useSuspenseQuery({ url: page.url });
  const draftPane = useRef<DraftHandle>(null);
  const previewPane = useRef<PreviewHandle>(null);
  const again = () => onReload(draftPane.current?.caret() ?? 'bar');
  useEffect(() => {
    if (typeof focus === 'number') draftPane.current?.putCaret(focus);
  }, [focus]);
  const all = locales.map((each) => drafts[each]);
  const shown = drafts[language];
  const part = partIndexAt(shown.words.body, line);
  const goToPart = (index: number) => {
    const lines = linesOfPart(shown.words.body, index);
    if (lines !== null) draftPane.current?.goTo(lines.from);
  };
  const refused = all.find(({ state }) => state === 'refused');
  const isUnsaved = all.some(({ state }) => state === 'failed' || state === 'conflict' || state === 'refused');
  const saved = isUnsaved
    ? refused === undefined
      ? t(all.some(({ state }) => state === 'failed') ? 'notSavedYet' : 'notSaved')
      : refused.refusal || t('notSaved')
    : all.some(({ state }) => state === 'saving')
      ? t('saving')
      : shown.savedAt === null
        ? ''
        : t('savedAt', { at: formatClock(shown.savedAt, zone, locale) });
  const name = shown.words.title === '' ? page.url : shown.words.title;
  const textOf = (each: Locale) => page.texts.find((text) => text.language === each);
  const choose = (each: Locale) => {
    onLanguage(each);
    setLine(1);
    if (other === each) setOther(null);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const each = locales[['1', '2', '3'].indexOf(event.key)];
      if (each === undefined || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      choose(each);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const editor = (each: Locale) => {
    const text = textOf(each);
    if (text === undefined) return null;
    const isShown = each === language;
    return (
      <DraftEditor
        key={each}
        ref={isShown ? draftPane : undefined}
        text={text}
        draft={drafts[each]}
        onLine={isShown ? setLine : ignore}
        onScrollLine={isShown ? (at) => previewPane.current?.scrollTo(at) : ignore}
        onCompare={isShown && other === null ? () => setOther('en') : undefined}
        outdated={
          isShown && each === 'en' && other === null ? (
            <OutdatedPart page={page} part={part} onOpen={setOther} />
          ) : undefined
        }
        onReload={again}
      />
    );
  };
  const done = (each: Locale) => {
    const parts = textOf(each)?.parts ?? [];
    return t('partsDone', { count: parts.filter((state) => state === 'done').length, all: parts.length });
  };
  return (
    <AdminPage
      title={name}
      hasTimes
      lead={<Crumbs above={[{ to: '/admin/pages', words: t('title') }]} current={name} />}
    >
      <div className={styles.editor}>
        <PublishBar
          page={page}
          takesFocus={focus === 'bar'}
          savedWords={saved}
          isUnsaved={isUnsaved}
          onChanges={() => setIsChanges(true)}
          flush={async () => (await Promise.all(all.map(({ flush }) => flush()))).every(Boolean)}
          giveUp={() => all.forEach(({ giveUp }) => giveUp())}
          onReload={again}
        />
        <div className={styles.columns}>
          <div className={styles.side}>
            <Outline page={page} english={drafts.en.words.body} current={part} onPart={goToPart} />
            <Votes votes={page.votes} />
            <History page={page} onVersion={setVersion} />
            <SearchResult words={shown.words} language={language} />
          </div>
          <div className={styles.middle}>
            <div className={styles.languages} role="group" aria-label={t('languages')}>
              {locales.map((each) => (
                <button
                  key={each}
                  type="button"
                  lang={each}
                  aria-pressed={each === language}
                  className={cx(styles.language, each === language && styles.chosen)}
                  onClick={() => choose(each)}
                >
                  {names[each]} <span className={styles.soft}>{done(each)}</span>
                </button>
              ))}
              <label className={styles.other}>
                <span className={styles.soft}>{t('beside')}</span>
                <select
                  value={other ?? ''}
                  onChange={(event) => setOther(locales.find((each) => each === event.target.value) ?? null)}
                >
                  <option value="">{t('nothingBeside')}</option>
                  <Options of={locales.filter((each) => each !== language).map((each) => [each, names[each]])} />
                </select>
              </label>
            </div>
            <div className={cx(styles.texts, other !== null && styles.two)}>
              {editor(language)}
              {other === null ? null : editor(other)}
            </div>
          </div>
          <Preview
            ref={previewPane}
            path={link.path}
            language={language}
            savedAt={shown.savedAt}
            part={linesOfPart(shown.words.body, part)}
            onLine={(at) => draftPane.current?.scrollTo(at)}
            onPick={(at) => draftPane.current?.goTo(at)}
          />
        </div>
      </div>
      <Dialog open={isChanges} onClose={() => setIsChanges(false)} width={760} title={t('changes')}>
        {isChanges && <Differences before={publishedOf(page)} after={wordsOf(drafts)} />}
      </Dialog>
      {version !== null && (
        <VersionDialog url={page.url} number={version} onClose={() => setVersion(null)} onRestored={again} />
      )}
    </AdminPage>
  );
}

/** What only the pane whose words the preview shows tells. */
const ignore = () => {};

const publishedOf = ({ texts }: EditedPage) =>
  Object.fromEntries(texts.flatMap(({ language, published }) => (published === null ? [] : [[language, published]])));

/** What the drafts say; a language that no one has written in is left out. */
const wordsOf = (drafts: Readonly<Record<Locale, Draft>>) =>
  Object.fromEntries(locales.flatMap((each) => (drafts[each].words.body === '' ? [] : [[each, drafts[each].words]])));

/** One draft for each language, as the page was opened. */
function useDrafts(page: EditedPage): Readonly<Record<Locale, Draft>> {
  const of = (language: Locale) => {
    const text = page.texts.find((each) => each.language === language);
    if (text === undefined) throw new Error(`A page is opened in all languages, and not in ${language}`);
    return text;
  };
  return { en: useDraft(page.url, of('en')), fr: useDraft(page.url, of('fr')), es: useDraft(page.url, of('es')) };
}
