import { Migration } from '@mikro-orm/migrations';

/**
 * Which mails an administrator wants: the morning's from an hour of their own clock (none where it is null) and since when,
 * and those about incidents. Without a row owners are mailed about incidents, and get none in the morning. `morning_mails`
 * keeps a day, by that clock, from two mails. An incident lasts from when it was first seen until it is over; `told_at` is
 * when it was mailed; one that comes back is another one.
 */
export class MailsOfAdministrators0581 extends Migration {
  override name = '0581-mails-of-administrators';

  override up(): void {
    this.addSql(`
      create table admin_mails (
        user_id uuid primary key references users on delete cascade,
        morning_hour int check (morning_hour between 0 and 23),
        time_zone text not null,
        at_once boolean not null,
        morning_since timestamptz not null
      )`);
    this.addSql(`
      create table morning_mails (
        user_id uuid not null references users on delete cascade,
        day date not null,
        primary key (user_id, day)
      )`);
    this.addSql(`
      create table incidents (
        id uuid primary key,
        kind text not null check (kind in ('payoutFailed', 'doorShut', 'check', 'jobsFailed')),
        key text not null,
        began_at timestamptz not null,
        told_at timestamptz,
        ended_at timestamptz
      )`);
    this.addSql('create unique index incidents_lasting_key on incidents (kind, key) where ended_at is null');
    this.addSql('create index incidents_told_idx on incidents (kind, told_at)');
  }

  override down(): void {
    this.addSql('drop table incidents, morning_mails, admin_mails');
  }
}
