import { access } from './access.mjs';
import { capacity } from './capacity.mjs';
import { clocks } from './clock.mjs';
import { doors } from './door.mjs';
import { money } from './money.mjs';

/** Every guard by name: what to break, how, and the test that must notice. */
export const mutants = [...capacity, ...money, ...access, ...doors, ...clocks].map(
  ([name, file, find, put, test, title]) => ({
    name,
    file,
    find,
    put,
    test,
    title,
  }),
);
