import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage, noTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PageContent } from '../block-tables.ts';
import type { Settings } from '../settings-schema.ts';

const say = (key: string) => inEachLanguage((locale) => sentence(locale, `ownHome.${key}`));

const block = (id: string, kind: string, fields: Record<string, unknown>): LooseBlock => ({
  id,
  kind,
  is_hidden: false,
  fields,
});

/** What the editor of a home page begins with that nobody has written yet: what the shop shows of itself until then. */
export const firstHome = (settings: Settings): PageContent => ({
  title: noTexts,
  description: noTexts,
  blocks: [
    block('hero', 'hero', { title: settings['site.name'], has_search: true }),
    block('categories', 'categories', { title: say('categories') }),
    block('products', 'products', {
      title: say('products'),
      source: 'newest',
      action: say('allProducts'),
      link: paths.products,
      tone: 'sunken',
    }),
    block('services', 'services', { title: say('services'), action: say('allServices'), link: paths.services }),
  ],
});
