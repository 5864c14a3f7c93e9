import { answerUntil, isDoorOpen } from '#shared/booking/door-report.ts';
import { toIso } from '#shared/time/instants.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { doorFacts, type DoorRow } from './door-row.ts';

const iso = (date: Date | null): string | null => (date === null ? null : isoOfDate(date));

/** A report as everyone whom it concerns reads it. Instants in UTC. */
export function doorView(row: DoorRow) {
  const facts = doorFacts(row);
  return {
    id: row.id,
    bookingId: row.booking_id,
    reportedAt: isoOfDate(row.reported_at),
    bagsInside: row.bags_inside,
    answerUntil: toIso(answerUntil(facts.reportedAt)),
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { answer: row.answer, words: row.answer_text ?? '', at: isoOfDate(row.answered_at) },
    escalatedAt: iso(row.escalated_at),
    taken: row.taken,
    takenAt: iso(row.taken_at),
    verdict: row.verdict,
    verdictBy: row.verdict_by,
    note: row.note,
    hasPhoto: row.has_photo,
    metresAway: row.metres_away,
    isOpen: isDoorOpen(facts),
  };
}
