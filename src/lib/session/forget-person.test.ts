import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counterHolder, holdCounter, leftNothing, whoLeft } from '#web/lib/counter/counter-holder.ts';
import { FakeStorage } from '#web/lib/fake-storage.fixture.ts';
import { forgetPerson } from './forget-person.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps no person’s counter from the moment that a person is forgotten, and remembers whose names are left to take away', () => {
  holdCounter('ada');
  forgetPerson();
  expect([counterHolder(), whoLeft()]).toEqual([null, ['ada']]);
  holdCounter('grace');
  forgetPerson();
  expect([counterHolder(), whoLeft()]).toEqual([null, ['ada', 'grace']]);
  leftNothing('ada');
  expect(whoLeft()).toEqual(['grace']);
});

it('takes a claim, a review and a message that were begun off the device, and leaves what is no person’s', () => {
  localStorage.setItem('claim:1', '{"words":"One wheel is broken off."}');
  localStorage.setItem('review:1', '{"text":"Quick and kind."}');
  localStorage.setItem('message:1', '[{"requestId":"1","text":"I am on the train."}]');
  localStorage.setItem('recent-places', '[]');
  forgetPerson();
  expect(Object.keys(localStorage)).toEqual(['recent-places']);
});
