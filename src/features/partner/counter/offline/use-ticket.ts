import { useEffect, useMemo, useState } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import type { CounterTicket } from '../ticket.ts';
import { useKeptCounter } from './kept-counter-context.ts';
import { localTicket } from './local-ticket.ts';

/** How long the server is waited for before the device's own list helps out, in ms. */
const PATIENCE = 3_000;

interface Found {
  readonly ticket: CounterTicket | undefined;
  /** The ticket is the device's own: the server has not said anything about it. */
  readonly isKept: boolean;
  /** A refusal in words; null while there is none. */
  readonly refusal: string | null;
  /** There is no network, and the ticket is not on this device. */
  readonly isAway: boolean;
}

/** The ticket of a code: the server's word, or without a network what this device keeps of today's list. */
export function useTicket(code: string): Found {
  const { day, queue, goneSince, now } = useKeptCounter();
  const { data, error, isFetching, refetch } = trpc.custody.ticket.useQuery(
    { code },
    { enabled: code !== '', retry: false, staleTime: 0, gcTime: 0 },
  );
  const isLate = useIsLate(isFetching, code);
  const isUnanswered = error !== null && wireFailure(error, '').isUnanswered;
  const own = useMemo(
    () => (day === null || code === '' ? null : localTicket(day.today, queue, code, now())),
    [day, queue, code, now],
  );
  // The server does not know yet what this device did with the ticket.
  const isAhead = queue.some(({ bookingId, state }) => state === 'waits' && bookingId === own?.bookingId);
  const isKept = own !== null && (isAhead || isUnanswered || (data === undefined && isLate));
  const isBack = goneSince === null;
  useEffect(() => {
    if (isBack && isUnanswered) void refetch();
  }, [isBack, isUnanswered, refetch]);
  return {
    ticket: isKept ? own : data,
    isKept,
    refusal: error === null || isUnanswered || isKept ? null : error.message,
    isAway: isUnanswered && !isKept,
  };
}

function useIsLate(isFetching: boolean, code: string): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!isFetching) return;
    const timer = setTimeout(() => setLate(code), PATIENCE);
    return () => clearTimeout(timer);
  }, [isFetching, code]);
  return isFetching && late === code;
}
