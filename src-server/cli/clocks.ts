import { oneOf, textOf, UsageError } from '#client/task.ts';
import { keepLocalTimes, type MovedStay, movedStays } from '#server/modules/booking/booking.module.ts';
import { systemClock } from '#server/platform/clock.ts';
import { learnZoneRules, warningOf } from '#server/platform/zones/zone-rules.ts';
import { zoneSources } from '#server/platform/zones/zone-sources.ts';
import type { Command } from './command.ts';
import { TaskError } from './tasks.ts';

const lineOf = ({ code, location, zone, sold, shown, isClosed, isNewer }: MovedStay): string => {
  const more = isClosed ? '  the door would be closed' : isNewer ? '  reckoned by newer rules, stays' : '';
  return `${code}  ${location} (${zone})  sold ${sold.join(' to ')}, now ${shown.join(' to ')}${more}`;
};

/** By which rules local times are reckoned; orders that newer rules move, and how they keep their local times. */
export const clocks: Command = {
  summary: 'Says by which rules of time zones local times are reckoned, and keeps the local times of orders',
  usage: '[--orders] [--keep-local-times [--closed keep|refund]]',
  help: [
    'The newest of the sources at hand is taken: Node, the package moment-timezone, the system’s tzdata.',
    '',
    '--orders            lists the orders that would stand at another local time than was sold',
    '--keep-local-times  moves them to the local time that was sold, at the same price, and tells both sides',
    '--closed            what becomes of those at whose local time the door is closed: keep (free to cancel) or refund;',
    '                    without it nothing moves where there are any',
  ],
  options: { orders: { type: 'boolean' }, 'keep-local-times': { type: 'boolean' }, closed: { type: 'string' } },
  run: async (typed, { say, withDeps }) => {
    const rules = learnZoneRules();
    for (const { name, version } of zoneSources())
      say(`${name.padEnd(8)}${version}${name === rules.source ? '  in use' : ''}`);
    const warning = warningOf(rules, new Date(systemClock.now().toEpochMilli()));
    if (warning !== null) say(warning);
    const asked = textOf(typed, 'closed');
    const isKept = typed.values['keep-local-times'] === true;
    if (asked !== undefined && !isKept) throw new UsageError('--closed goes with --keep-local-times.');
    const whereClosed = asked === undefined ? null : oneOf(asked, ['keep', 'refund'] as const, '--closed');
    if (typed.values.orders !== true && !isKept) return;
    await withDeps(async (deps) => {
      if (!isKept) {
        const stays = await movedStays(deps.db, deps.clock.now());
        for (const stay of stays) say(lineOf(stay));
        return say(`${stays.length} orders stand at another local time than was sold.`);
      }
      const { moved, closed } = await keepLocalTimes(deps, { whereClosed });
      for (const stay of moved.length > 0 ? moved : closed) say(lineOf(stay));
      if (closed.length > 0 && whereClosed === null)
        throw new TaskError('Nothing moved: say what becomes of these, with --closed keep or --closed refund.');
      return say(`${moved.length} orders keep their local times.`);
    });
  },
};
