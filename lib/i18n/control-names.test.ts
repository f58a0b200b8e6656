import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { locales } from './locales.ts';

/**
 * A button of a row says in its name which row it belongs to, and that name holds what stands on it, letter for letter: who
 * speaks to the page says what they see (WCAG 2.5.3). Where `edit` stands on a button, its name is `editOf` or `editNamed`.
 */

/** Names of groups and facts; nobody presses them. */
const noControls = [
  'aftersalesStore.figures.rateOf',
  'catalogueSpecification.form.defaultOf',
  'quotationStore.offer.breakdownOf',
];

type Messages = { [key: string]: string | Messages };

function* pairsOf(messages: Messages, place: string): Generator<[key: string, shown: string, name: string]> {
  for (const [key, value] of Object.entries(messages)) {
    const at = `${place}.${key}`;
    if (typeof value !== 'string') {
      yield* pairsOf(value, at);
      continue;
    }
    const shown = messages[/^(.+)(?:Of|Named)$/.exec(key)?.[1] ?? ''];
    if (typeof shown === 'string' && !shown.includes('{') && !noControls.includes(at)) yield [at, shown, value];
  }
}

it.each(locales)('buttons of rows are named by what stands on them: %s', (locale) => {
  const folder = path.join('messages', locale);
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Messages;
  const pairs = fs.readdirSync(folder).flatMap((file) => [...pairsOf(read(file), path.basename(file, '.json'))]);
  expect(pairs.length).toBeGreaterThan(20);
  const amiss = pairs.filter(([, shown, name]) => !name.toLowerCase().includes(shown.toLowerCase()));
  expect(amiss).toEqual([]);
});
