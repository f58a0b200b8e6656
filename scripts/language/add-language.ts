import fs from 'node:fs';
import path from 'node:path';
import { pseudoText } from './pseudo-text.ts';

/** A language that nobody speaks, of the tags for private use: English with marks, so that a page shows which words come from the messages. */
export const madeUp = { code: 'qps', tag: 'qps' } as const;

type Tree = { [key: string]: Tree | string };

/** Everything of the project that a shop is built from; packages are not among it. */
const parts = ['app', 'components', 'lib', 'messages', 'public', 'scripts', 'server'];
const files = ['server.ts', 'middleware.ts', 'instrumentation.ts', 'next.config.ts', 'tsconfig.json', 'package.json'];

/** Copies the project to another folder and adds the made-up language there, as `docs/how-to.md` says: two entries and its words. */
export function layOutWithLanguage(root: string, folder: string): void {
  for (const part of [...parts, ...files, 'package-lock.json', 'biome.json', 'jest.config.mjs']) {
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  addEntry(path.join(folder, 'lib/i18n/bcp47.ts'), /(bcp47 = \{.*?),? ?\}/s, `, ${madeUp.code}: '${madeUp.tag}' }`);
  const file = path.join(folder, 'lib/i18n/languages.ts');
  const english = /^ {2}en: (\{.*?\}),\n/ms.exec(fs.readFileSync(file, 'utf8'))?.[1];
  addEntry(file, /(^ {2}en: \{.*?\},)\n/ms, `\n  ${madeUp.code}: ${english},\n`);
  addWords(path.join(folder, 'messages'));
}

function addEntry(file: string, place: RegExp, entry: string): void {
  const before = fs.readFileSync(file, 'utf8');
  const after = before.replace(place, (_, start: string) => start + entry);
  if (after === before) throw new Error(`no place for a language in ${file}`);
  fs.writeFileSync(file, after);
}

/** A folder of words for the language, and its name wherever the other languages name them all. */
function addWords(messages: string): void {
  const languages = fs.readdirSync(messages);
  fs.cpSync(path.join(messages, 'en'), path.join(messages, madeUp.code), { recursive: true });
  for (const locale of [...languages, madeUp.code]) {
    for (const name of fs.readdirSync(path.join(messages, locale))) {
      const file = path.join(messages, locale, name);
      const words = named(JSON.parse(fs.readFileSync(file, 'utf8')) as Tree);
      const written =
        locale === madeUp.code ? pseudo(words, name === 'identityRules.json' ? titleLength : Infinity) : words;
      fs.writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
    }
  }
}

/** Wherever English has words of its own beside Chinese (`en` beside `zh-cn`, `name_en` beside `name_zh`), so has the new language. */
function named(words: Tree): Tree {
  const isPair = (key: string) => /^(?:.*_)?en$/.test(key) && key.replace(/en$/, 'zh') in words;
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, Tree | string][] => {
      if (typeof value !== 'string') return [[key, named(value)]];
      const isNamed = isPair(key) || (key === 'en' && 'zh-cn' in words);
      return isNamed
        ? [
            [key, value],
            [key.replace(/en$/, madeUp.code), value],
          ]
        : [[key, value]];
    }),
  );
}

/** Titles of rules are kept in a column of so many characters. */
const titleLength = 50;

const pseudo = (words: Tree, longest: number): Tree =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value.slice(0, longest - 2)) : pseudo(value, longest),
    ]),
  );
