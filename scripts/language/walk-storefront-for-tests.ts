import fs from 'node:fs';
import path from 'node:path';
import { madeUp } from './add-language.ts';
import { opening } from './pseudo-text.ts';

type Tree = { [key: string]: Tree | string };

/** Addresses of a shop, and the status each answers with; the demo content is what it sells. */
async function addressesOf(url: string): Promise<[address: string, status: number][]> {
  const list = async <Row>(call: string) =>
    ((await (await fetch(`${url}${call}`)).json()) as { data: { list: Row[] } }).data.list;
  const products = await list<{ slug: string; pricing: string }>('/api/product/list?kind=product&limit=50');
  const services = await list<{ id: number }>('/api/service/list');
  const ofPricing = (pricing: string) => `/${products.find((each) => each.pricing === pricing)?.slug}`;
  const open = ['', '/product', '/product?q=card', '/productlist-1', ofPricing('fixed'), ofPricing('configured')];
  const pages = ['/services', `/service-${services[0]?.id}`, '/page/about', '/cooperate', '/user/login'];
  return [...[...open, ...pages].map((address): [string, number] => [address, 200]), ['/no-such-page', 404]];
}

/**
 * Sentences of the languages that the shop comes with: none may stand on a page of the made-up one. Short words of Chinese are left
 * out: categories and pages that an operator wrote are called by the same.
 */
function foreignSentences(): Set<string> {
  const flatten = (tree: Tree): string[] =>
    Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)));
  const textsOf = (locale: string) =>
    fs
      .readdirSync(path.join('messages', locale))
      .flatMap((name) => flatten(JSON.parse(fs.readFileSync(path.join('messages', locale, name), 'utf8')) as Tree));
  const texts = fs
    .readdirSync('messages')
    .filter((locale) => locale !== madeUp.code)
    .flatMap(textsOf);
  return new Set(
    texts
      .filter((text) => (/\p{Script=Han}/u.test(text) ? text.length > 6 : /\s/.test(text)))
      .map((text) => text.trim()),
  );
}

/** What a page shows or says: the texts between its tags, and the attributes that are read out. */
function textsOf(html: string): string[] {
  const shown = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  const attributes = [...shown.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return [...shown.replace(/<!--.*?-->/gs, '').split(/<[^>]*>/g), ...attributes]
    .map((text) => text.trim())
    .filter(Boolean);
}

/**
 * Walks the storefront of a shop that has learnt the made-up language, and answers what is amiss: a page that does not answer, says it is
 * in another language, names too few of them, or shows a sentence of another one. What operators wrote stands there in the default language.
 */
export async function walkStorefront(url: string): Promise<string[]> {
  const foreign = foreignSentences();
  const faults: string[] = [];
  for (const [address, status] of await addressesOf(url)) {
    const answer = await fetch(`${url}/${madeUp.code}${address}`, { redirect: 'manual' });
    const html = await answer.text();
    const expected = address === '/user/login' && answer.status < 400 ? answer.status : status;
    const note = (fault: string) => faults.push(`${address || '/'}: ${fault}`);
    if (answer.status !== expected) note(`answers ${answer.status}`);
    // Next sends its own document for a page that is not there; the browser puts ours into it.
    const isOurs = status === 200;
    if (!html.includes(isOurs ? `<html lang="${madeUp.tag}"` : opening)) note('is in another language');
    const offered = new Set([...html.matchAll(/data-language="([\w-]+)"/g)].map(([, language]) => language));
    if (isOurs && offered.size < 3) note(`offers only ${[...offered].join(', ')}`);
    const alternates = new Set([...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, language]) => language));
    if (isOurs && alternates.size < 3) note(`names only ${[...alternates].join(', ')}`);
    for (const text of new Set(textsOf(html).filter((each) => foreign.has(each)))) note(`says “${text}”`);
    if (/MISSING_MESSAGE|\b[a-z]+(?:[A-Z]\w+)?\.\w+\.\w+\b(?=<)/.test(html)) note('lacks a message');
  }
  return faults;
}
