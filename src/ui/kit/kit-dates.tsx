import { useState } from 'react';
import { Calendar } from '../calendar/calendar.tsx';
import { SlotGrid } from '../calendar/slot-grid.tsx';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const closed = new Set(['2026-11-22', '2026-11-25', '2026-11-29']);
const today = '2026-11-19';

function slots(from: number, to: number) {
  return Array.from({ length: (to - from) * 2 }, (_, index) => {
    const hour = from + Math.floor(index / 2);
    const minutes = index % 2 ? '30' : '00';
    const label = `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
    return { value: `${hour}:${minutes}`, label, reason: hour === 16 ? 'Full' : undefined };
  });
}

export function KitDates() {
  const [month, setMonth] = useState('2026-11');
  const [date, setDate] = useState('2026-11-21');
  const [time, setTime] = useState('10:00');
  return (
    <KitSection title="Dates">
      <div className={styles.two}>
        <Calendar
          month={month}
          onMonth={setMonth}
          selected={date}
          onSelect={setDate}
          today={today}
          closed={closed}
          reasonAgainst={(day) => (day < today ? 'In the past' : closed.has(day) ? 'Closed' : undefined)}
          firstMonth="2026-11"
          locale="en-CA"
          weekStart={0}
          label="Check In"
          previousLabel="Previous month"
          nextLabel="Next month"
          todayLabel="today"
        />
        <SlotGrid
          label="Select Check-in Time"
          selected={time}
          onSelect={setTime}
          groups={[
            { id: 'morning', heading: 'Morning', slots: slots(7, 12) },
            { id: 'afternoon', heading: 'Afternoon', slots: slots(12, 17) },
          ]}
        />
      </div>
    </KitSection>
  );
}
