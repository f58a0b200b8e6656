import { locales } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { replaceWords } from '../../site/index.ts';
import { demoWords } from '../content/words.ts';

/** What the demo shop says of its trade, by the use case that operators have. As often as one likes. */
export async function seedWords(ctx: ServerContext): Promise<void> {
  const changes = Object.entries(demoWords).flatMap(([key, said]) =>
    locales.map((locale) => ({ locale, key, text: said[locale], field: key })),
  );
  await replaceWords(ctx, undefined, changes);
}
