import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'order-1@cloakroom.example',
  sequence: 2,
  status: 'CONFIRMED',
  organizer: { name: 'The "Cloakroom"; Toronto', email: 'help@cloakroom.example' },
  from: '2026-11-21T10:00-05:00',
  until: '2026-11-21T18:00-05:00',
  stampedAt: '2026-11-20T12:34:56.789Z',
  changedAt: '2026-11-19T01:02:03Z',
  summary: 'Bags at Café; Søster, York St',
  location: '61 York St, Toronto, ON M5J 1P3',
  description:
    'Order CLK-7F3K9Q\nThe bag room is behind the bar. After 8:00 PM, ring the bell at the side door. '.repeat(2),
  url: 'https://cloakroom.example/orders/1',
} as const;

const lines = calendarFile(event).split('\r\n');

describe('the calendar file of an order', () => {
  it('states both ends in UTC', () => {
    expect(lines).toContain('DTSTART:20261121T150000Z');
    expect(lines).toContain('DTEND:20261121T230000Z');
    expect(lines).toContain('DTSTAMP:20261120T123456Z');
  });

  it('names the event and how often it changed, so that calendars move it', () => {
    expect(lines).toContain('UID:order-1@cloakroom.example');
    expect(lines).toContain('SEQUENCE:2');
  });

  it('is published by the site: taken in, and out once it is cancelled, with no reminder then', () => {
    for (const [status, method, reminders] of [
      ['TENTATIVE', 'PUBLISH', 1],
      ['CONFIRMED', 'PUBLISH', 1],
      ['CANCELLED', 'CANCEL', 0],
    ] as const) {
      const calendar = ICAL.Component.fromString(calendarFile({ ...event, status }));
      const read = calendar.getFirstSubcomponent('vevent');
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      expect(read?.getFirstPropertyValue('status')).toBe(status);
      expect(read?.getAllSubcomponents('valarm')).toHaveLength(reminders);
      expect(String(read?.getFirstPropertyValue('last-modified'))).toBe('2026-11-19T01:02:03Z');
      expect(read?.getFirstPropertyValue('organizer')).toBe('mailto:help@cloakroom.example');
      expect(read?.getFirstProperty('organizer')?.getParameter('cn')).toBe("The 'Cloakroom'; Toronto");
    }
  });

  it('escapes commas, semicolons and line breaks', () => {
    expect(lines).toContain(String.raw`SUMMARY:Bags at Café\; Søster\, York St`);
    expect(calendarFile(event).replaceAll('\r\n ', '')).toContain(String.raw`CLK-7F3K9Q\nThe bag room`);
  });

  it('has no line of more than 75 octets, and unfolds to what was said', () => {
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendarFile(event).replaceAll('\r\n ', '')).toContain(String.raw`side door. Order`);
  });
});
