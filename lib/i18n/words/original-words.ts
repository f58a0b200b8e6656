import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../locales.ts';
import { inEachLanguage, type Texts } from '../texts.ts';

type Tree = { [key: string]: Tree | string };

const folder = path.join(import.meta.dirname, '../../../messages');

/** Said on the terminal of who runs the shop, and to nobody else. */
const notOfTheShop = new Set(['terminal']);

let known: Texts<ReadonlyMap<string, string>> | undefined;

/** Every sentence of the code in a language, by `namespace.path`, in the order of the files. Read once. */
export function originalWords(locale: Locale): ReadonlyMap<string, string> {
  known ??= inEachLanguage(readLanguage);
  return known[locale];
}

function readLanguage(locale: Locale): ReadonlyMap<string, string> {
  const names = fs.readdirSync(path.join(folder, locale)).map((file) => path.parse(file).name);
  const read = (name: string): Tree => JSON.parse(fs.readFileSync(path.join(folder, locale, `${name}.json`), 'utf8'));
  const kept = names.filter((name) => !notOfTheShop.has(name)).sort();
  return new Map(kept.flatMap((name) => [...flatten(read(name), `${name}.`)]));
}

function* flatten(tree: Tree, prefix: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* flatten(value, `${prefix}${key}.`);
  }
}
