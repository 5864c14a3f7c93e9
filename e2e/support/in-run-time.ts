// Loaded before anything else of a server under test (`node --import`), and of each of its threads.
import { enterRun } from './run-clock.ts';

enterRun();
