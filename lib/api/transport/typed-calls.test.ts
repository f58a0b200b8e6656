import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { getApi, postApi } from './browser.ts';

it('does not compile with a wrong path, method, query or body', () => {
  // Never run: the type check reads it, and fails where an error that is expected here is none.
  const wrong = () => [
    // @ts-expect-error no such path
    getApi('/api/product/lists'),
    // @ts-expect-error a read, not a write
    postApi('/api/product/list', {}),
    // @ts-expect-error no such parameter
    getApi('/api/product/list', { colour: 'red' }),
    // @ts-expect-error a number where the body takes a text
    postApi('/api/store/release', { no: 1 }),
    // @ts-expect-error no such fact in the answer
    getApi('/api/store/quoteCounts').then((counts) => counts.pools),
  ];
  expect(wrong).toBeInstanceOf(Function);
});

/** Whose calls no page makes: machines of others do, and processes that keep pages. */
const forMachines = ['invoices/invoice-notices.ts', 'orders/parcel-pushes.ts', 'site/changes.ts'];

it('knows every file of the contract that has calls', () => {
  const read = (file: string) => fs.readFileSync(`lib/contract/${file}`, 'utf8');
  const calls = read('calls.ts');
  const files = (fs.readdirSync('lib/contract', { recursive: true }) as string[]).filter(
    (file) => /(?<!\.test|endpoint)\.ts$/.test(file) && /\bendpoint\(/.test(read(file)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !calls.includes(`'./${file}'`))).toEqual(forMachines);
});
