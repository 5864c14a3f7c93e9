import type { RefObject } from 'react';
import { LateDialog, latePart } from '#web/lib/late.tsx';
import type { PanelName } from './panel-name.ts';

export interface FilterPopoverProps {
  readonly panel: Exclude<PanelName, 'sheet'>;
  /** The chip that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const loadPopover = () => import('./filter-popover.tsx');
const loadSheet = () => import('./filter-sheet.tsx');

/** What a chip opens on wide screens, its code fetched when it is first wanted. */
export const LateFilterPopover = latePart<FilterPopoverProps>(async () => (await loadPopover()).FilterPopover, {
  failed: ({ onClose }, again) => <LateDialog open onClose={onClose} again={again} />,
});

/** The phone's sheet, fetched likewise. */
export const LateFilterSheet = latePart<FilterSheetProps>(async () => (await loadSheet()).FilterSheet, {
  failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} />,
});

/** Fetches the code of what can be opened, so that it opens at once. */
export const preloadFilterPanel = (isPhone: boolean): void =>
  void (isPhone ? loadSheet() : loadPopover()).catch(() => {});
