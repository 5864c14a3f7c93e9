import { Migration } from '@mikro-orm/migrations';

/** Pages of places, drafts of pages, what was published when, addresses that moved, and pictures in several sizes. */
export class ContentEditing0115 extends Migration {
  override name = '0115-content-editing';

  override up(): void {
    this.addSql('alter table cms_pages drop constraint cms_pages_page_type_check');
    this.addSql(
      `alter table cms_pages add constraint cms_pages_page_type_check
       check (page_type in ('article', 'city', 'place', 'page'))`,
    );
    this.addSql(`alter table cms_pages add column followed jsonb not null default '[]'`);
    this.addSql(`
      create table cms_redirects (
        from_url text primary key,
        to_url text not null,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table cms_drafts (
        id uuid primary key,
        url text not null,
        language text not null check (language in ('en', 'fr', 'es')),
        title text not null,
        description text not null,
        body text not null,
        followed jsonb not null,
        revision int not null,
        saved_by uuid references users on delete set null,
        saved_at timestamptz not null,
        unique (url, language)
      )`);
    this.addSql(`
      create table cms_versions (
        id uuid primary key,
        url text not null,
        number int not null,
        kind text not null check (kind in ('published', 'restored', 'moved')),
        texts jsonb not null,
        restored_from int,
        created_by uuid references users on delete set null,
        created_at timestamptz not null,
        unique (url, number)
      )`);
    this.addSql(`
      create table cms_plans (
        url text primary key,
        languages text[] not null,
        publish_at timestamptz not null,
        planned_by uuid references users on delete set null
      )`);
    this.addSql(`
      create table cms_pictures (
        id uuid not null,
        width int not null,
        format text not null check (format in ('avif', 'webp')),
        file_id uuid not null references files,
        primary key (id, width, format)
      )`);
  }

  override down(): void {
    for (const table of ['cms_pictures', 'cms_plans', 'cms_versions', 'cms_drafts', 'cms_redirects'])
      this.addSql(`drop table ${table}`);
    this.addSql('alter table cms_pages drop column followed');
    this.addSql(`update cms_pages set page_type = 'page' where page_type = 'place'`);
    this.addSql('alter table cms_pages drop constraint cms_pages_page_type_check');
    this.addSql(
      `alter table cms_pages add constraint cms_pages_page_type_check check (page_type in ('article', 'city', 'page'))`,
    );
  }
}
