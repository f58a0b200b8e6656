import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorPageDocument, PagePublication } from '#lib/contract/site/desk-blocks.ts';
import { inEachLanguage, type Texts } from '#lib/i18n/texts.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { DeskDocument } from '#lib/server/site/index.ts';

const whole = (texts: Partial<Texts>): Texts => inEachLanguage((locale) => texts[locale] ?? '');

export function toDeskDocument(
  { page, content, version, faults, isChanged, publications, preview }: DeskDocument,
  names: ReadonlyMap<number, string>,
): DataOf<typeof operatorPageDocument> {
  return {
    page: page && {
      id: page.id,
      url: page.url,
      is_published: page.isPublished,
      sort: page.sort,
      version: page.version,
    },
    version,
    title: whole(content.title),
    description: whole(content.description),
    blocks: content.blocks.map((block) => ({ ...block })),
    faults: faults.map(({ id, kind, reason }) => ({ id, kind, reason })),
    is_changed: isChanged,
    publications: publications.map((each) => toPublication(each, names)),
    preview_token: preview.token,
    preview_expires: preview.expires,
  };
}

function toPublication(
  { number, state, startsAt, endsAt, note, asksConsent, publishedBy, createdAt }: DeskDocument['publications'][number],
  names: ReadonlyMap<number, string>,
): PagePublication {
  return {
    number,
    state,
    from: toUnixSeconds(startsAt),
    until: toUnixSeconds(endsAt),
    note,
    asks_consent: asksConsent,
    by: publishedBy === null ? '' : (names.get(publishedBy) ?? ''),
    time: toUnixSeconds(createdAt),
  };
}
