import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

/**
 * A language is named in `bcp47.ts` and `languages.ts`, and by its folder of messages. Whatever else names one would have to be found and
 * changed when the shop learns another (docs/how-to.md, "A language").
 */
const root = path.resolve(import.meta.dirname, '../..');

/** Files that name a language, each for its reason. */
const exceptions: Record<string, string> = {
  'app/global-error.tsx': 'carried by every page, so it holds next to nothing; what it loads corrects the language',
  'components/catalogue/shop/search/suggestion-option.tsx': 'how digits are grouped, not what is spoken',
  'components/invoices/shared/invoice-sheet.tsx': 'an amount in Chinese numerals, as the tax office wants it',
  'components/messaging/desk/outbox/use-outbox-columns.tsx': 'what programs say when they fail is English',
  'components/site/desk/jobs/rows-panel.tsx': 'what programs say when they fail is English',
  'components/site/desk/jobs/use-job-columns.tsx': 'what programs say when they fail is English',
  'components/site/desk/system/services-panel.tsx': 'what programs say when they fail is English',
  'lib/server/http/reference/reference-page.ts': 'summaries of calls are English',
  'lib/server/http/reference/call-section.ts': 'summaries of calls are English',
  'lib/contract/catalogue/own-unit.ts':
    'units of a shop are kept in Chinese and English (docs/adr/0060-units-of-the-shop.md)',
  'lib/server/catalogue/search/product-terms.ts': 'Chinese words are parted by a dictionary, whatever the page speaks',
  'lib/server/http/test-api.ts': 'tests ask in English',
  'scripts/examples/fill-request.ts': 'a value for a recorded example',
  'scripts/examples/usual-values.ts': 'a value for a recorded example',
  'scripts/several/customer.ts': 'a customer of a trial asks in Chinese',
  'scripts/words.mjs': 'the terminal speaks English where it cannot speak as the system does',
  'scripts/new-domain.ts': 'asks whoever programs for words in the two languages that the shop comes with',
  'scripts/new-list.ts': 'asks whoever programs for words in the two languages that the shop comes with',
  'scripts/scaffold/lay-out-domain.ts': 'writes words in the two languages that the shop comes with',
  'scripts/scaffold/lay-out-list.ts': 'writes words in the two languages that the shop comes with',
  'scripts/scaffold/registrations.ts': 'writes words in the two languages that the shop comes with',
  'scripts/language/add-language.ts': 'makes a language up from English',
};

/** What speaks for itself: the languages, what the demo shop says, what was migrated, and tests. */
const spared =
  /^lib\/i18n\/|^lib\/server\/(?:seed|factories|simulation|db\/migrations)\/|\.test\.ts$|-for-tests\.tsx?$|\/testing\//;

const named = /\bzh-cn\b|\bzh-CN\b|\bzh-Hans\b|(['"`])(?:en|zh)\1|[{,]\s*(?:en|zh)\s*[:,}]|\.(?:en|zh)\b(?!\.)|\/en\b/;

/** Code without its comments. */
const codeOf = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const sources = globSync(['app/**/*', 'components/**/*', 'lib/**/*', 'scripts/**/*', 'server/**/*', '*.ts'], {
  cwd: root,
})
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !spared.test(file))
  .map((file) => [file, codeOf(readFileSync(path.join(root, file), 'utf8'))] as const);
const naming = sources.filter(([, code]) => named.test(code)).map(([file]) => file);

it('are named nowhere but where languages are', () => {
  expect(sources.length).toBeGreaterThan(3000);
  expect(naming.filter((file) => !(file in exceptions))).toEqual([]);
});

it('are excepted only where they are named', () => {
  expect(Object.keys(exceptions).filter((file) => !naming.includes(file))).toEqual([]);
});
