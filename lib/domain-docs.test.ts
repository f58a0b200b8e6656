import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domains } from './domains.mjs';

const root = path.join(import.meta.dirname, '..');
const shelf = path.join('docs', 'domain');
const folders = ['app', 'bench', 'components', 'docs', 'e2e', 'lib', 'scripts', 'server'];
const readable = /\.(?:ts|tsx|mjs|sql|md)$/;

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const documents = fs.readdirSync(path.join(root, shelf));

/** The numbers of a document's headings, in their order. */
const numbersOf = (document: string) =>
  [...read(path.join(shelf, document)).matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));

const numbers = new Map(documents.map((document) => [document, numbersOf(document)]));

interface Citation {
  document: string;
  /** Missing: the whole document. */
  number: number | undefined;
}

/** In comments a citation may go on behind the beginning of the next line. */
function findCitations(text: string): Citation[] {
  const found = text.matchAll(/docs\/domain\/([\w-]+\.md)(?:(?:\s|\n[ ]*(?:\*|--|\/\/) )(\d+))?/g);
  return [...found].map(([, document = '', number]) => ({ document, number: number ? Number(number) : undefined }));
}

const isThere = ({ document, number }: Citation) =>
  number === undefined ? numbers.has(document) : (numbers.get(document) ?? []).includes(number);

const nameOf = ({ document, number }: Citation) => `${document} ${number ?? ''}`;

function listFiles(): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => readable.test(name))
      .map((name) => path.join(folder, name)),
  );
}

describe('what a domain decides is written down', () => {
  it.each(domains.filter((domain) => fs.existsSync(path.join(root, 'lib', 'server', domain))))('%s', (domain) => {
    expect(documents).toContain(`${domain}.md`);
  });

  it.each(documents)('%s counts its headings', (document) => {
    const found = numbers.get(document) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.map((_, index) => index + 1));
  });
});

it.each([
  ['as it is (docs/domain/orders.md 3, O15)', 'orders.md 3'],
  ['in `docs/domain/orders.md`.', 'orders.md '],
  [' * (docs/domain/wallet.md\n * 5)', 'wallet.md 5'],
  ['-- docs/domain/wallet.md\n-- 5', 'wallet.md 5'],
])('a citation is found in %j', (text, expected) => {
  expect(findCitations(text).map(nameOf)).toEqual([expected]);
});

it('what is cited is there', () => {
  const lost = listFiles().flatMap((file) =>
    findCitations(read(file))
      .filter((citation) => !isThere(citation))
      .map((citation) => `${file}: ${nameOf(citation)}`),
  );
  expect(lost).toEqual([]);
});
