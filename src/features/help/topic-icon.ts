import { CalendarClock, CreditCard, Luggage, type LucideIcon, Search, Shield } from 'lucide-react';

/** A topic is known by a question in it: its name is written by editors, in each language. */
const icons: Readonly<Record<string, LucideIcon>> = {
  how: Search,
  late: Luggage,
  charged: CreditCard,
  change: CalendarClock,
  insured: Shield,
};

/** The icon of a topic with these questions; null for one that editors added. */
export function topicIcon(questions: readonly string[]): LucideIcon | null {
  const known = questions.find((id) => Object.hasOwn(icons, id));
  return (known === undefined ? null : icons[known]) ?? null;
}
