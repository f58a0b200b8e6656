import fs from 'node:fs';
import path from 'node:path';
import type { LegalKind } from '#lib/contract/site/desk-legal.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';

/** A legal text before the shop has put anything in: `## ` begins a heading, `- ` an item, any other line a paragraph. */
interface Template {
  title: string;
  description: string;
  body: string;
}

/** What of the shop stands in a template, by its name in braces. Figures stay in braces: their settings are read when a page is shown. */
export interface LegalFacts {
  shopName: string;
  company: string;
  address: string;
  tel: string;
}

/** A file a language; one that has none yet begins with the text of the default one. */
const fileOf = (locale: Locale) => path.join(import.meta.dirname, 'templates', `${locale}.json`);

const templates = inEachLanguage((locale): Record<LegalKind, Template> => {
  const file = fs.existsSync(fileOf(locale)) ? fileOf(locale) : fileOf(defaultLocale);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
});

/** The text of a kind with the facts of the shop, as a content page has it. */
export function fillTemplate(kind: LegalKind, { locale, facts }: { locale: Locale; facts: LegalFacts }): Template {
  const { title, description, body } = templates[locale][kind];
  const fill = (text: string) =>
    text.replace(/\{(shopName|company|address|tel)\}/g, (_, name: keyof LegalFacts) => facts[name]);
  return { title: fill(title), description: fill(description), body: toHtml(fill(body)) };
}

/** What the facts bring along is text, whatever it looks like. */
function toHtml(text: string): string {
  const parts: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of text.split('\n')) {
    const words = escapeHtml(line.replace(/^(?:## |- )/, ''));
    if (line.startsWith('- ')) items.push(`<li>${words}</li>`);
    else {
      endList();
      parts.push(line.startsWith('## ') ? `<h2>${words}</h2>` : `<p>${words}</p>`);
    }
  }
  endList();
  return parts.join('');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
