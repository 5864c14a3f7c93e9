import { useState } from 'react';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Drawer } from '../dialog/drawer.tsx';
import { EmptyState } from '../message/empty-state.tsx';
import { ErrorBox } from '../message/error-box.tsx';
import { Notice } from '../message/notice.tsx';
import { Skeleton } from '../misc/skeleton.tsx';
import { Table } from '../misc/table.tsx';
import { Ticket, TicketPart, TicketStub } from '../ticket/ticket.tsx';
import { ToastCard } from '../toast/toast.tsx';
import { useToast } from '../toast/toast-context.ts';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const changes = [
  { id: 'items', name: 'Number of items', now: '2', next: '3', difference: '+1' },
  { id: 'hours', name: 'Hours', now: '8', next: '10', difference: '+2' },
  { id: 'total', name: 'Total', now: '$24.18', next: '$35.43', difference: '+$11.25' },
];

export function KitMessages() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [drawn, setDrawn] = useState(false);
  return (
    <>
      <KitSection title="Messages">
        <ToastCard tone="error" onClose={() => {}}>
          Check-in could not be later then check-out
        </ToastCard>
        <ToastCard tone="info" onClose={() => {}} action={<a href="#kit">View listing</a>}>
          Changes were successfully saved
        </ToastCard>
        <Notice
          tone="danger"
          title="Something went wrong"
          action={
            <Button variant="secondary" size={40}>
              Try again
            </Button>
          }
        >
          The price could not be loaded. Your dates and bags are kept.
        </Notice>
        <Notice title="A note from York Street Coffee">The bag room is behind the bar.</Notice>
        <ErrorBox
          errors={{ 'listing.name': ['Required'], 'listing.phone': ['Too short', 'Not a number'] }}
          fallback="Something went wrong"
          dismissLabel="Dismiss"
        />
        <div className={styles.row}>
          <Button onClick={() => setAsking(true)}>Open dialog</Button>
          <Button variant="secondary" onClick={() => setDrawn(true)}>
            Open drawer
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Problem with payment')}>
            Show toast
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.info('Changes were successfully saved', { action: <a href="#kit">View listing</a> })}
          >
            Show information
          </Button>
        </div>
        <ConfirmDialog
          open={asking}
          title="Cancel order?"
          confirmLabel="Cancel order"
          cancelLabel="Keep it"
          danger
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          You get $21.76 back on the card you paid with, in 5 to 10 days.
        </ConfirmDialog>
        <Drawer open={drawn} onClose={() => setDrawn(false)} title="Menu" side="right">
          Drawer
        </Drawer>
      </KitSection>
      <KitSection title="Table">
        <Table
          caption="Booking Changes"
          columns={[
            { id: 'name', head: 'Booking Changes', cell: (row) => row.name },
            { id: 'now', head: 'Now', cell: (row) => row.now, numeric: true },
            { id: 'next', head: 'New', cell: (row) => row.next, numeric: true },
            { id: 'difference', head: 'Difference', cell: (row) => row.difference, numeric: true },
          ]}
          rows={changes}
          rowKey={(row) => row.id}
          isTotal={(row) => row.id === 'total'}
        />
      </KitSection>
      <div className={styles.two}>
        <KitSection title="Loading">
          <Ticket>
            <TicketPart className={styles.loading}>
              <Skeleton width={84} height={84} radius={10} />
              <div className={styles.lines}>
                <Skeleton width="70%" height={18} />
                <Skeleton width="90%" />
                <Skeleton width="60%" />
              </div>
            </TicketPart>
            <TicketStub className={styles.loading}>
              <div className={styles.lines}>
                <Skeleton width={76} height={20} />
                <Skeleton width={104} />
              </div>
              <Skeleton width={120} height={44} radius={10} />
            </TicketStub>
          </Ticket>
        </KitSection>
        <KitSection title="Empty">
          <EmptyState
            title="No bookings yet"
            picture={<Storefront kind="cafe" name="York Street Coffee" />}
            action={<Button>Book Storage!</Button>}
          >
            Book a place, and your ticket shows up here.
          </EmptyState>
        </KitSection>
      </div>
    </>
  );
}
