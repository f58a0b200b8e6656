import type { DeskLead } from '#lib/contract/site/desk-leads.ts';
import type { LegalText } from '#lib/contract/site/desk-legal.ts';
import type { DeskNavigationRule } from '#lib/contract/site/desk-navigation.ts';
import type { DeskPage as DeskPageRecord } from '#lib/contract/site/desk-pages.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { NavigationRule } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { DeskPage, Lead, LegalTextState, PageText } from '#lib/server/site/index.ts';

export function toDeskPage({ page, texts, faults }: DeskPage, locale: Locale): DeskPageRecord {
  return {
    id: page.id,
    url: page.url,
    title: (texts.get(locale) ?? texts.get(defaultLocale))?.title ?? page.url,
    is_published: page.isPublished,
    sort: page.sort,
    locales: [...texts.keys()],
    update_time: toUnixSeconds(page.updatedAt),
    version: page.version,
    faults,
  };
}

/** How a legal text stands, as the desk shows it. */
/** `people`: how many have agreed to a version, by its id. */
export function toLegalText(
  { kind, url, page, published }: LegalTextState,
  { locale, people }: { locale: Locale; people: ReadonlyMap<number, number> },
): LegalText {
  const record = page && toDeskPage(page, locale);
  return {
    kind,
    url,
    state: record === undefined ? 'missing' : record.is_published ? 'published' : 'draft',
    page_id: record?.id ?? null,
    title: record?.title ?? '',
    update_time: record?.update_time ?? null,
    version: published?.number ?? null,
    agreed: published ? (people.get(published.versionId) ?? 0) : null,
  };
}

const noText: PageText = { title: '', description: '', body: '' };

export function toDeskPageTexts({ texts }: DeskPage) {
  const textIn = (locale: Locale) => {
    const { title, description, body } = texts.get(locale) ?? noText;
    return { title, description, body };
  };
  return inEachLanguage(textIn);
}

export function toNavigationRule({
  rule,
  titles,
}: {
  rule: NavigationRule;
  titles: ReadonlyMap<Locale, string>;
}): DeskNavigationRule {
  const { id, pid, type, name, path, url, icon, menuType, noLoginValid, status, isOwn } = rule;
  return {
    id,
    pid,
    type,
    name,
    path,
    url,
    icon,
    menu_type: menuType,
    titles: inEachLanguage((locale) => titles.get(locale) ?? ''),
    is_public: noLoginValid,
    status,
    is_own: isOwn,
  };
}

export function toDeskLead(lead: Lead): DeskLead {
  const { id, number, company, contact, mobile, email, topic, message, locale, userId, createdAt, handledAt } = lead;
  return {
    id,
    number,
    company,
    contact,
    mobile,
    email: email ?? '',
    topic,
    message,
    locale,
    user_id: userId,
    time: toUnixSeconds(createdAt),
    handle_time: toUnixSeconds(handledAt),
    note: lead.note,
  };
}
