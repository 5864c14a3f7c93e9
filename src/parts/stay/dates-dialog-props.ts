import type { ReactNode } from 'react';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { StayText } from '#web/parts/filter/filter.ts';

export type DatesTab = 'checkIn' | 'checkOut';

interface DatesChoice {
  readonly stay: StayText;
  readonly bagsCount: number;
}

export interface DatesDialogProps {
  readonly open: boolean;
  /** The tab to open with; Check In if absent. */
  readonly tab?: DatesTab | undefined;
  /** IANA zone in which days and times are shown. */
  readonly zone: string;
  /** Opening hours of the listing; `null` offers every hour. */
  readonly rules: OpeningRules | null;
  /** Where no one listing is meant: the hours of those on show, whose last closing is offered as check-out. */
  readonly shown?: readonly OpeningRules[] | undefined;
  readonly listingName?: string | undefined;
  /** ISO instant; the browser's clock if absent. */
  readonly now?: string | undefined;
  readonly stay: StayText;
  /** No one has chosen the stay: a check-out that is not touched keeps its distance to the check-in. */
  readonly isSupposed?: boolean | undefined;
  readonly bagsCount: number;
  /** The bags are there already: check-in and items are fixed. */
  readonly started?: boolean | undefined;
  /** Minutes between the times offered; 30 if absent. */
  readonly step?: 15 | 30 | undefined;
  /** What is said of a check-out before the check-in, where it is not the search's own sentence. */
  readonly reversedText?: string | undefined;
  /** What stands over the line of the foot, for the stay that is being chosen. */
  readonly price?: ((stay: StayText, bagsCount: number) => ReactNode) | null | undefined;
  /** A reason against confirming, shown in the foot. */
  readonly problem?: ((stay: StayText, bagsCount: number) => string | null) | undefined;
  readonly onConfirm: (choice: DatesChoice) => void;
  /** Confirms and searches with one press, where nothing else is asked for. */
  readonly onSearch?: ((choice: DatesChoice) => void) | null | undefined;
  readonly onClose: () => void;
}
