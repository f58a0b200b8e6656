import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { User } from '#lib/server/identity/index.ts';
import { type Page, type PageOf, toPage } from '#lib/server/kernel/paging.ts';

export interface ExportOwner {
  user: User;
  locale: Locale;
}

type Value = string | number | boolean | null;

/**
 * One file of a data export: records with these fields. Its words are `<name>` and `<name>_<field>` of the export
 * messages. Batches, because a history may be longer than memory.
 */
export interface ExportPart<Field extends string = string> {
  name: string;
  fields: readonly Field[];
  read(ctx: ServerContext, owner: ExportOwner): AsyncGenerator<Record<Field, Value>[]>;
}

export const part = <Field extends string>(
  name: string,
  fields: readonly Field[],
  read: ExportPart<Field>['read'],
): ExportPart => ({ name, fields, read });

export const time = (at: Date | null) => at?.toISOString() ?? null;

/** Page after page until there is none. */
export async function* pages<Row>(list: (page: Page) => Promise<PageOf<Row>>): AsyncGenerator<Row[]> {
  for (let page = 1; ; page += 1) {
    const at = toPage({ page, limit: 100 });
    const { list: rows } = await list(at);
    if (rows.length > 0) yield rows;
    if (rows.length < at.limit) return;
  }
}
