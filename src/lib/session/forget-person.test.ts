import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counterHolder, holdCounter, leftNothing, whoLeft } from '#web/lib/counter/counter-holder.ts';
import { FakeStorage } from '#web/lib/fake-storage.fixture.ts';
import { forgetPerson } from './forget-person.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps nobody’s counter from the moment that a person is forgotten, and remembers whose names are left to take away', () => {
  holdCounter('ada');
  forgetPerson();
  expect([counterHolder(), whoLeft()]).toEqual([null, ['ada']]);
  holdCounter('grace');
  forgetPerson();
  expect([counterHolder(), whoLeft()]).toEqual([null, ['ada', 'grace']]);
  leftNothing('ada');
  expect(whoLeft()).toEqual(['grace']);
});

it('takes a claim and a review that were begun off the device, and leaves what is no person’s', () => {
  localStorage.setItem('claim:1', '{"words":"One wheel is broken off."}');
  localStorage.setItem('review:1', '{"text":"Quick and kind."}');
  localStorage.setItem('recent-places', '[]');
  forgetPerson();
  expect(Object.keys(localStorage)).toEqual(['recent-places']);
});
