import { useState } from 'react';
import { LateDialog, latePart } from '#web/lib/late.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { dueNow, type Today } from './due-now.ts';
import type { FoundCode } from './ticket.ts';
import type { ScanDialogProps } from './scan/scan-dialog.tsx';

const LateScanDialog = latePart<ScanDialogProps>(async () => (await import('./scan/scan-dialog.tsx')).ScanDialog, {
  failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} />,
});

type CounterProps = {
  /** The ticket that is looked at. */
  readonly looked: FoundCode | null;
  readonly onLook: (looked: FoundCode | null) => void;
  readonly isScanning: boolean;
  readonly onScanned: () => void;
  /** The list of the locations that are looked at. */
  readonly today: Today;
  /** The present instant (ISO). */
  readonly now: string;
};

/** The counter over the page: the ticket that was chosen, typed or scanned; after a scanned one the camera is there again. */
export function Counter({ looked, onLook, isScanning, onScanned, today, now }: CounterProps) {
  const [before, setBefore] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  if (isScanning && !wasAsked) setWasAsked(true);
  const done = () => {
    setBefore(looked?.code ?? '');
    onLook(null);
  };
  const leave = () => {
    setBefore('');
    onScanned();
  };
  return (
    <>
      <CounterDialog looked={looked} onClose={done} onLook={onLook} today={today} now={now} signals={isScanning} />
      {wasAsked && (
        <LateScanDialog
          open={isScanning && looked === null}
          before={before}
          due={dueNow(today, now)}
          places={today.locations}
          onLook={onLook}
          onClose={leave}
        />
      )}
    </>
  );
}
