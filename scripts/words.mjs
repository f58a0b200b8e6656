import fs from 'node:fs';

/**
 * Sentences for the terminal, in the system's language where the shop speaks it, and in English otherwise. Plain JavaScript because the
 * very first script, which runs on whatever Node is there, speaks with them too.
 */
const tag =
  process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || Intl.DateTimeFormat().resolvedOptions().locale;
const folder = new URL('../messages/', import.meta.url);
const spoken = /^[a-z]+/i.exec(tag)?.[0].toLowerCase();
/** The language of the shop that the terminal speaks. */
export const language = fs.readdirSync(folder).find((each) => each.split('-')[0] === spoken) ?? 'en';
const sentences = JSON.parse(fs.readFileSync(new URL(`${language}/terminal.json`, folder), 'utf8'));

/** The sentence of a dotted key with its `{values}` filled in. A key without a sentence is a mistake and throws. */
export function words(key, values = {}) {
  const sentence = key.split('.').reduce((part, name) => part?.[name], sentences);
  if (typeof sentence !== 'string') throw new Error(`no sentence for ${key}`);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
