import { Migration } from '@mikro-orm/migrations';

export class Accounts0001 extends Migration {
  override name = '0001-accounts';

  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create extension if not exists unaccent');
    this.addSql(`
      create table files (
        id uuid primary key,
        content_type text not null,
        width int not null check (width > 0),
        height int not null check (height > 0),
        bytes bytea not null,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null check (email = lower(email)),
        password_hash text,
        first_name text not null,
        last_name text not null,
        phone_number text,
        country_of_residence text,
        language text not null default 'english' check (language in ('english', 'french', 'spanish')),
        avatar_file_id uuid references files on delete set null,
        is_partner boolean not null default false,
        role text not null default 'customer' check (role in ('customer', 'admin')),
        confirmed_at timestamptz,
        partner_onboarding_step smallint not null default 0 check (partner_onboarding_step between 0 and 3),
        provider_customer_id text unique,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create unique index users_email_key on users (email)');
    this.addSql(`
      create table accounts (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        provider text not null check (provider in ('google')),
        subject text not null,
        created_at timestamptz not null,
        unique (provider, subject)
      )`);
    this.addSql('create index accounts_user_idx on accounts (user_id)');
    this.addSql(`
      create table sessions (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        client text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index sessions_user_idx on sessions (user_id)');
    this.addSql('create index sessions_expiry_idx on sessions (expires_at)');
    this.addSql(`
      create table tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null check (purpose in ('activation', 'password_reset')),
        token_hash text not null unique,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql('create index tokens_user_idx on tokens (user_id)');
    this.addSql(`
      create table service_tokens (
        id uuid primary key,
        name text not null unique,
        role text not null check (role in ('customer', 'partner', 'admin', 'reader')),
        token_hash text not null unique,
        created_at timestamptz not null,
        revoked_at timestamptz
      )`);
    this.addSql(`
      create table companies (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade,
        name text not null,
        email text not null,
        logo_file_id uuid references files on delete set null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table companies, service_tokens, tokens, sessions, accounts, users, files');
  }
}
