import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { csvRows, OpenQuote } from './csv-rows.ts';
import { decodeStream } from './decode-stream.ts';

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const options = { separator: ',', cellLength: 30, columns: 4 } as const;

/** As a whole, and sign by sign. */
async function read(text: string) {
  const [whole, apart] = await Promise.all([listOf(csvRows([text], options)), listOf(csvRows([...text], options))]);
  expect(apart).toEqual(whole);
  return whole;
}

describe('rows of a stream', () => {
  it('are those of the file', async () => {
    expect(await read('\uFEFFa,b\r\n"1,\r\n2", "x ""y"""\n\n,\r"z"')).toEqual([
      { n: 1, cells: ['a', 'b'] },
      { n: 2, cells: ['1,\r\n2', 'x "y"'] },
      { n: 5, cells: ['z'] },
    ]);
  });

  it('keep no more of a cell and of a row than they may', async () => {
    expect(await read(`${'x'.repeat(100)},2,3,4,5,6\n`)).toEqual([{ n: 1, cells: ['x'.repeat(30), '2', '3', '4'] }]);
  });

  it('end at a quote that never closes', async () => {
    await expect(listOf(csvRows(['a\nb,"c\nd'], options))).rejects.toThrow(OpenQuote);
  });
});

describe('a file', () => {
  const text = `商品,价格\r\n${'名片，彩色,12.5\r\n'.repeat(40_000)}`;
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16be without one', Buffer.from(`a,b\r\n${text}`, 'utf16le').swap16()],
    ['gb18030', Buffer.concat([Buffer.from([0xc9, 0xcc, 0xc6, 0xb7]), Buffer.from(',x\r\n')])],
  ])('is read in the encoding it has: %s', async (name, bytes) => {
    const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'decode-')), 'a.csv');
    await fs.writeFile(file, bytes);
    const read = (await listOf(decodeStream(file))).join('').replace(/^\uFEFF/, '');
    expect(read).toBe(name === 'gb18030' ? '商品,x\r\n' : name.endsWith('one') ? `a,b\r\n${text}` : text);
    await fs.rm(path.dirname(file), { recursive: true });
  });
});
