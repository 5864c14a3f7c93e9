import { defineEntity, p } from '@mikro-orm/core';
import type { PageSettings } from '#shared/cms/page-settings.ts';
import type { Locale } from '#shared/messages/text.ts';
import { column } from '#server/platform/db/columns.ts';

/** A page of content at one address in one language; `body` is Markdown. */
export const CmsPage = defineEntity({
  name: 'CmsPage',
  tableName: 'cms_pages',
  properties: {
    id: column.id(),
    url: column.text(),
    language: column.text().$type<Locale>(),
    pageType: column.text().$type<'article' | 'city' | 'place' | 'page'>(),
    title: column.text(),
    description: column.text(),
    body: column.text(),
    settings: column.json<PageSettings>(),
    background: column.text().nullable(),
    topFavorite: column.flag(),
    /** What of the English text each part of this one was written for. */
    followed: column.json<readonly string[]>(),
    published: column.flag(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
  },
});

export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: column.id(),
    email: column.text(),
    createdAt: column.instant(),
  },
});

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: column.id(),
    name: column.text(),
    email: column.text(),
    message: column.text(),
    userId: column.ref().nullable(),
    handledAt: column.instant().nullable(),
    createdAt: column.instant(),
  },
});

export const Setting = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    key: p.text().primary(),
    value: column.json<unknown>(),
    updatedAt: column.instant(),
  },
});
