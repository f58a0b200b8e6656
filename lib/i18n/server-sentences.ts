import fs from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { bcp47, defaultLocale, type Locale } from './locales.ts';
import { inEachLanguage } from './texts.ts';
import { usualWords } from './words/finish-words.ts';
import { finishedWords, provideWords } from './words/finished-words.ts';

type Tree = { [key: string]: Tree | string };

const folder = path.join(import.meta.dirname, '../../messages');

/** Sentences the API itself says: refusals, field errors, success texts, mails, inboxes. Pages have their own namespaces. */
const wholeFiles = [
  'aftersalesExport',
  'api',
  'catalogueImport',
  'errors',
  'identityExport',
  'integrationsMovingNotes',
  'integrationsReference',
  'invoicesExport',
  'invoicesSample',
  'messagingInbox',
  'ordersExport',
  'quotationDocument',
  'quotationExport',
  'referralPoster',
  'routes',
  'identityRules',
  'settlementDocument',
  'settlementExport',
  'siteRedirectExport',
  'storeExport',
  'validation',
  'walletLedger',
];

/** What it says besides: parts of files that pages have. */
const parts = {
  amounts: ['ui', 'amounts'],
  caseStatuses: ['aftersales', 'statuses'],
  caseTypes: ['aftersales', 'types'],
  invoiceMismatches: ['invoices', 'mismatches'],
  ownHome: ['siteBlocks', 'ownHome'],
  profileTexts: ['identityAccount', 'profile', 'texts'],
  units: ['ui', 'units'],
  webhookTypes: ['integrationsWebhooks', 'types'],
};

const sources = inEachLanguage((locale) => {
  const read = (name: string): Tree => JSON.parse(fs.readFileSync(path.join(folder, locale, `${name}.json`), 'utf8'));
  const partOf = ([name = '', ...keys]: string[]) => keys.reduce((tree, key) => tree[key] as Tree, read(name));
  return Object.fromEntries([
    ...wholeFiles.map((name) => [name, read(name)] as const),
    ...Object.entries(parts).map(([name, place]) => [name, partOf(place)] as const),
  ]);
});

// Until the shop has said what it says: a process that has not learned it yet promises what a new shop does.
if (!finishedWords()) provideWords(usualWords());

const compiled = new Map<string, IntlMessageFormat>();
let compiledOf = finishedWords()?.version;

function find(locale: Locale, key: string): string | undefined {
  const dot = key.indexOf('.');
  const [group, name] = [key.slice(0, dot), key.slice(dot + 1)];
  const found = sources[locale][group]?.[name];
  if (typeof found !== 'string') return undefined;
  const place = Object.hasOwn(parts, group) ? parts[group as keyof typeof parts].join('.') : group;
  return finishedWords()?.texts[locale][`${place}.${name}`] ?? found;
}

export function hasSentence(key: string): boolean {
  return find(defaultLocale, key) !== undefined;
}

/** The sentence for `namespace.key` with its values filled in. An unknown key is a bug and throws. */
export function sentence(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const { version } = finishedWords() ?? {};
  if (version !== compiledOf) {
    compiled.clear();
    compiledOf = version;
  }
  const id = `${locale}:${key}`;
  let format = compiled.get(id);
  if (!format) {
    const text = find(locale, key);
    if (text === undefined) throw new Error(`no message ${id}`);
    format = new IntlMessageFormat(text, bcp47[locale]);
    compiled.set(id, format);
  }
  return String(format.format(values));
}
