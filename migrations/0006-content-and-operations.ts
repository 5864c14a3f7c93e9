import { Migration } from '@mikro-orm/migrations';

export class ContentAndOperations0006 extends Migration {
  override name = '0006-content-and-operations';

  override up(): void {
    this.addSql(`
      create table integrations (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        service text not null check (service in ('guesty')),
        token text not null,
        secret_hash text not null,
        guesty_email_enabled boolean not null default false,
        guesty_notification_delay int not null default 0 check (guesty_notification_delay >= 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (user_id, service)
      )`);
    this.addSql(`
      create table guesty_reservations (
        id uuid primary key,
        integration_id uuid not null references integrations on delete cascade,
        reservation_id text not null,
        status text not null,
        guest_email text,
        notified_at timestamptz,
        created_at timestamptz not null,
        unique (integration_id, reservation_id)
      )`);
    this.addSql(`
      create table cms_pages (
        id uuid primary key,
        url text not null,
        language text not null check (language in ('en', 'fr', 'es')),
        page_type text not null check (page_type in ('article', 'city', 'page')),
        title text not null,
        description text not null default '',
        body text not null,
        settings jsonb not null default '{}',
        background text,
        top_favorite boolean not null default false,
        published boolean not null default true,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (url, language)
      )`);
    this.addSql(
      'create table subscriptions (id uuid primary key, email text not null unique, created_at timestamptz not null)',
    );
    this.addSql(`
      create table contact_messages (
        id uuid primary key,
        name text not null,
        email text not null,
        message text not null,
        user_id uuid references users on delete set null,
        handled_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql('create table settings (key text primary key, value jsonb not null, updated_at timestamptz not null)');
    this.addSql(`
      create table audit_log (
        id uuid primary key,
        actor_id uuid references users,
        action text not null,
        subject text not null,
        subject_id text not null,
        before jsonb,
        after jsonb,
        created_at timestamptz not null
      )`);
    this.addSql('create index audit_log_subject_idx on audit_log (subject, subject_id)');
    this.addSql(`
      create table idempotency_keys (
        scope text not null,
        key text not null,
        request_hash text not null,
        response jsonb,
        created_at timestamptz not null,
        primary key (scope, key)
      )`);
    this.addSql('create index idempotency_keys_age_idx on idempotency_keys (created_at)');
    this.addSql(`
      create unlogged table rate_limits (
        key text primary key,
        hits int not null,
        window_ends_at timestamptz not null
      )`);
    this.addSql(
      'create table provider_events (id text primary key, type text not null, received_at timestamptz not null)',
    );
    this.addSql(`
      create table dev_mails (
        id uuid primary key,
        recipient text not null,
        subject text not null,
        html text not null,
        text text not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index dev_mails_newest_idx on dev_mails (created_at desc)');
  }

  override down(): void {
    this.addSql(
      'drop table dev_mails, provider_events, rate_limits, idempotency_keys, audit_log, settings, contact_messages, subscriptions, cms_pages, guesty_reservations, integrations',
    );
  }
}
