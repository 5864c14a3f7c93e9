import { roles, type Role } from './cast.fixture.ts';

interface Slow {
  readonly ms: number;
  readonly what: string;
}

const classes = ['2xx', '3xx', '4xx', '5xx'] as const;

/** What a run counts: answers by role and class of status, statuses, and the slowest ten. */
export function createReport() {
  const counts = new Map<string, number>();
  let slowest: Slow[] = [];
  const count = (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    note: (role: Role, status: number, slow: Slow) => {
      count(`${role} ${String(status)[0]}xx`);
      count(String(status));
      if (slow.ms > (slowest[9]?.ms ?? 0)) slowest = [...slowest, slow].toSorted((a, b) => b.ms - a.ms).slice(0, 10);
    },
    toString: (): string => {
      const row = (name: string, cells: readonly (string | number)[]) =>
        `${name.padEnd(20)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
      const statuses = [...counts].filter(([key]) => /^\d+$/.test(key)).toSorted(([a], [b]) => Number(a) - Number(b));
      return [
        row('role', classes),
        ...roles.map((role) =>
          row(
            role,
            classes.map((each) => counts.get(`${role} ${each}`) ?? 0),
          ),
        ),
        statuses.map(([status, times]) => `${status}: ${times}`).join(', '),
        ...slowest.map(({ ms, what }) => `${Math.round(ms)} ms  ${what}`),
      ].join('\n');
    },
  };
}
