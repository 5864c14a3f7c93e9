import { Migration } from '@mikro-orm/migrations';

/** Contact messages as threads: what was asked, answered and noted, whose they are, and the booking they are about. */
export class MessageThreads0116 extends Migration {
  override name = '0116-message-threads';

  override up(): void {
    this.addSql(
      `alter table contact_messages add column language text not null default 'en' check (language in ('en', 'fr', 'es'))`,
    );
    this.addSql('alter table contact_messages add column booking_id uuid references bookings on delete set null');
    this.addSql('alter table contact_messages add column assignee_id uuid references users on delete set null');
    this.addSql('alter table contact_messages add column snoozed_until timestamptz');
    this.addSql('alter table contact_messages add column last_at timestamptz');
    this.addSql('update contact_messages set last_at = created_at');
    this.addSql(
      'alter table contact_messages alter column last_at set not null, alter column last_at set default now()',
    );
    this.addSql(`
      create table contact_entries (
        id uuid primary key,
        thread_id uuid not null references contact_messages on delete cascade,
        kind text not null check (kind in ('question', 'answer', 'note')),
        body text not null,
        author_id uuid references users on delete set null,
        sent_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql('create index contact_entries_thread_idx on contact_entries (thread_id, created_at)');
    this.addSql('create index contact_messages_open_idx on contact_messages (last_at) where handled_at is null');
    this.addSql('create index contact_messages_email_idx on contact_messages (email, last_at)');
    this.addSql(`
      create table contact_writers (
        thread_id uuid not null references contact_messages on delete cascade,
        user_id uuid not null references users on delete cascade,
        at timestamptz not null,
        primary key (thread_id, user_id)
      )`);
  }

  override down(): void {
    for (const table of ['contact_writers', 'contact_entries']) this.addSql(`drop table ${table}`);
    this.addSql('drop index contact_messages_open_idx, contact_messages_email_idx');
    for (const column of ['language', 'booking_id', 'assignee_id', 'snoozed_until', 'last_at'])
      this.addSql(`alter table contact_messages drop column ${column}`);
  }
}
