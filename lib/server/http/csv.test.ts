import { expect, it } from '@jest/globals';
import { streamCsv, toCsvLine } from './csv.ts';

it.each([
  [['a', 1, '-5.00'], 'a,1,-5.00\r\n'],
  [['say "no", please', 'two\nlines'], '"say ""no"", please","two\nlines"\r\n'],
  [['=1+1', '@x', '-2+3', '+cmd'], "'=1+1,'@x,'-2+3,'+cmd\r\n"],
  [[' =1+1', '＝1+1', '\t=1', '\r=1', '\n=1'], `' =1+1,'＝1+1,'\t=1,"'\r=1","'\n=1"\r\n`],
])('writes %j so that a spreadsheet reads the same and runs nothing', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line);
});

it('reads batches only as fast as it is read, and stops when nobody reads', async () => {
  const made: number[] = [];
  let isEnded = false;
  async function* batches() {
    try {
      for (let index = 0; index < 100; index += 1) {
        made.push(index);
        yield [[index]];
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = streamCsv(['n'], batches()).getReader();
  expect([...((await reader.read()).value ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  await reader.read();
  await reader.cancel();
  expect(made.length).toBeLessThan(5);
  expect(isEnded).toBe(true);
});
