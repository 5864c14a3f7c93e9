import { Ellipsis, GitCompare, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { Locale } from '#shared/messages/text.ts';
import { toIso } from '#shared/time/instants.ts';
import { instantOfLocal } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { useAdminZone } from '#web/features/admin/kit/admin-zone.ts';
import { placeOfZone } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useFieldProblems } from '#web/features/admin/kit/use-field-problems.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { cx } from '#web/ui/cx.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { copyText } from '#web/ui/code/copy-text.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { EditedPage } from './page-types.ts';
import { TakeOffline } from './take-offline.tsx';
import dialogs from './dialogs.module.css';
import styles from './publish-bar.module.css';

/** The instant (ISO, UTC) of what a person chose in a field of date and time, as the clocks of a zone show it. */
function instantIn(zone: string, dateTime: string): string {
  const [date = '', clock = ''] = dateTime.split('T');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return toIso(instantOfLocal(zoneOf(zone), date, hour * 60 + minute));
}

/** Whether a language lacks a part of the English text. */
const gapsIn = (page: EditedPage, language: Locale): boolean =>
  language !== 'en' && page.texts.some((text) => text.language === language && text.parts.includes('missing'));

interface PublishBarProps {
  readonly page: EditedPage;
  /** Whether the editor was read anew after a press here, which goes on from its button. */
  readonly takesFocus: boolean;
  readonly savedWords: string;
  /** Whether something that was typed is not kept by the server. */
  readonly isUnsaved: boolean;
  /** Keeps everything that was typed. @returns whether all of it is kept */
  readonly flush: () => Promise<boolean>;
  /** Forgets what was typed and not kept. */
  readonly giveUp: () => void;
  readonly onChanges: () => void;
  readonly onReload: () => void;
}

/** The page's state, and what is done with it as a whole: publish now or at a time, move, throw the draft away. */
export function PublishBar({
  page,
  takesFocus,
  savedWords,
  isUnsaved,
  flush,
  giveUp,
  onChanges,
  onReload,
}: PublishBarProps) {
  const t = useTexts('adminPages');
  const errors = useTexts('errors');
  const locale = useLocale();
  const zone = useAdminZone();
  const toast = useToast();
  const router = useRouter();
  const [asked, setAsked] = useState<'plan' | 'move' | 'offline' | 'discard' | 'endPreviews' | null>(null);
  const { url } = page;
  const drafts: readonly Locale[] = page.texts.filter(({ draft }) => draft !== null).map(({ language }) => language);
  const whole = drafts.filter((language) => !gapsIn(page, language));
  // What has gaps is published by its own item of the menu, unless there is nothing else.
  const offered = whole.length > 0 ? whole : drafts;
  const problems = useFieldProblems(['at', 'to']);
  const failed = (error: unknown) => {
    const refusal = wireFailure(error, errors('somethingWentWrong'));
    if (!problems.take(refusal)) toast.error(refusal.message);
  };
  const ask = (next: typeof asked) => {
    problems.take(null);
    setAsked(next);
  };
  const reload = () => {
    setAsked(null);
    onReload();
  };
  const publish = trpc.admin.pages.publish.useMutation({
    onError: failed,
    onSuccess: ({ version }) => {
      if (version !== null) toast.info(t('publishedNow'));
      reload();
    },
  });
  const unplan = trpc.admin.pages.unplan.useMutation({ onError: failed, onSuccess: reload });
  const discard = trpc.admin.pages.discard.useMutation({
    onError: failed,
    onSuccess: () => {
      giveUp();
      reload();
    },
  });
  const givePreview = trpc.admin.pages.givePreview.useMutation({ onError: failed });
  const move = trpc.admin.pages.move.useMutation({ onError: failed });
  const utils = trpc.useUtils();
  const endPreviews = trpc.admin.pages.endPreviews.useMutation({
    onError: failed,
    onSuccess: async () => {
      setAsked(null);
      toast.info(t('previewsEnded'));
      await utils.admin.pages.preview.invalidate({ url });
    },
  });
  /** Nothing is done with a page of which something is not kept: its drafts may be another person's words. */
  const allKept = async (): Promise<boolean> => {
    const isKept = await flush();
    if (!isKept) toast.error(t('keepFirst'));
    return isKept;
  };
  const publishNow = async (languages: readonly Locale[], at?: string) => {
    if (await allKept()) publish.mutate({ url, languages: [...languages], ...(at === undefined ? {} : { at }) });
  };
  const { moment: time, weekday } = useMoments();
  const copyLink = async () => {
    if (!(await allKept())) return;
    const preview = await givePreview.mutateAsync({ url }).catch(() => null);
    if (preview === null) return;
    if (await copyText(location.origin + preview.path))
      toast.info(t('previewCopied', { date: weekday(preview.until, zone) }));
    // Its address can be taken from the page itself.
    else window.open(preview.path, '_blank', 'noopener');
  };
  const moveTo = async (to: string) => {
    if (!(await allKept())) return;
    move.mutate(
      { url, to },
      {
        onSuccess: () => {
          setAsked(null);
          void router.history.push(`/admin/pages/edit?url=${encodeURIComponent(to)}`);
        },
      },
    );
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || asked !== null || drafts.length === 0) return;
      event.preventDefault();
      if (!publish.isPending) void publishNow(offered);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const publishButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) publishButton.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar}>
      <code className={styles.address}>{url}</code>
      <span className={styles.state}>
        {page.plan !== null ? (
          <Chip tone="ticket">{t('planned', { at: time(page.plan.at) })}</Chip>
        ) : page.isOffline ? (
          <Chip>{t('offline')}</Chip>
        ) : drafts.length > 0 ? (
          <Chip tone="ticket">{t('draft')}</Chip>
        ) : (
          <Chip tone={page.isPublished ? 'brand' : 'plain'}>{t(page.isPublished ? 'published' : 'unpublished')}</Chip>
        )}
        <span className={cx(styles.soft, isUnsaved && styles.unsaved)} role="status">
          {savedWords}
        </span>
      </span>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size={40}
          className={styles.short}
          aria-disabled={drafts.length === 0}
          onClick={() => drafts.length > 0 && onChanges()}
        >
          <Icon of={GitCompare} size={18} />
          <span>{t('changes')}</span>
        </Button>
        <Button variant="secondary" size={40} className={styles.short} onClick={() => void copyLink()}>
          <Icon of={Link2} size={18} />
          <span>{t('previewLink')}</span>
        </Button>
        <Menu
          trigger={
            <>
              <Icon of={Ellipsis} size={18} />
              <span>{t('more')}</span>
            </>
          }
          triggerClassName={cx(buttonClass({ variant: 'secondary', size: 40 }), styles.short, styles.more)}
        >
          {page.isPublished && (
            <a href={url} target="_blank" rel="noreferrer" className={menuItemClass}>
              {t('openPage')}
            </a>
          )}
          {drafts.map((language) => (
            <button key={language} type="button" className={menuItemClass} onClick={() => void publishNow([language])}>
              {t('publish', { languages: language })}
            </button>
          ))}
          {drafts.length > 0 && (
            <button type="button" className={menuItemClass} onClick={() => ask('plan')}>
              {t('publishLater')}
            </button>
          )}
          {page.plan !== null && (
            <button type="button" className={menuItemClass} onClick={() => unplan.mutate({ url })}>
              {t('unplan')}
            </button>
          )}
          <button type="button" className={menuItemClass} onClick={() => ask('move')}>
            {t('moveTo')}
          </button>
          <button type="button" className={menuItemClass} onClick={() => ask('endPreviews')}>
            {t('endPreviews')}
          </button>
          {page.isPublished && !page.isNeeded && (
            <button type="button" className={menuItemClass} onClick={() => ask('offline')}>
              {t('takeOffline')}
            </button>
          )}
          {drafts.length > 0 && (
            <button type="button" className={menuItemClass} onClick={() => ask('discard')}>
              {t('discard')}
            </button>
          )}
        </Menu>
        <Button
          size={40}
          className={styles.publish}
          ref={publishButton}
          busy={publish.isPending}
          aria-disabled={drafts.length === 0}
          onClick={() => (offered.length === 0 ? undefined : void publishNow(offered))}
        >
          {drafts.length === 0
            ? t('nothingNew')
            : t('publish', { languages: new Intl.ListFormat(locale).format(offered) })}
        </Button>
      </div>
      <Dialog open={asked === 'plan'} onClose={() => setAsked(null)} title={t('publishLater')}>
        <form
          method="post"
          className={dialogs.form}
          onSubmit={(event) => {
            event.preventDefault();
            const at = String(new FormData(event.currentTarget).get('at') ?? '');
            if (at === '') problems.take({ key: null, fields: { at: [errors('required')] } });
            else void publishNow(offered, instantIn(zone, at));
          }}
        >
          <Field
            label={t('publishAt')}
            hint={t('publishAtZone', { place: placeOfZone(zone) })}
            required
            error={problems.at('at')}
          >
            <Input data-first-focus="" type="datetime-local" name="at" required />
          </Field>
          <Button type="submit" size={48} busy={publish.isPending}>
            {t('plan')}
          </Button>
        </form>
      </Dialog>
      <Dialog open={asked === 'move'} onClose={() => setAsked(null)} title={t('moveTo')}>
        <form
          method="post"
          className={dialogs.form}
          onSubmit={(event) => {
            event.preventDefault();
            void moveTo(String(new FormData(event.currentTarget).get('to') ?? '').trim());
          }}
        >
          <p className={dialogs.soft}>{t('moveText')}</p>
          <Field label={t('address')} required error={problems.at('to')}>
            <Input data-first-focus="" name="to" required defaultValue={url} autoComplete="off" />
          </Field>
          <Button type="submit" size={48} busy={move.isPending}>
            {t('moveTo')}
          </Button>
        </form>
      </Dialog>
      <TakeOffline
        page={page}
        isOpen={asked === 'offline'}
        allKept={allKept}
        onClose={() => setAsked(null)}
        onDone={reload}
      />
      <ConfirmDialog
        open={asked === 'endPreviews'}
        title={t('endPreviews')}
        confirmLabel={t('endPreviews')}
        cancelLabel={t('keepPreviews')}
        busy={endPreviews.isPending}
        onConfirm={() => endPreviews.mutate({ url })}
        onCancel={() => setAsked(null)}
      >
        {t('endPreviewsText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'discard'}
        title={t('discard')}
        confirmLabel={t('discard')}
        danger
        cancelLabel={t('cancel')}
        onConfirm={() => discard.mutate({ url })}
        onCancel={() => setAsked(null)}
      >
        {t('discardText')}
      </ConfirmDialog>
    </div>
  );
}
