import { expect, it } from '@jest/globals';
import { toCsvLine } from './csv-line.ts';

it.each([
  [['a', 1, '-5.00'], 'a,1,-5.00\r\n'],
  [['say "no", please', 'two\nlines'], '"say ""no"", please","two\nlines"\r\n'],
  [['=1+1', '@x', '-2+3', '+cmd'], "'=1+1,'@x,'-2+3,'+cmd\r\n"],
  [[' =1+1', '＝1+1', '\t=1', '\r=1', '\n=1'], `' =1+1,'＝1+1,'\t=1,"'\r=1","'\n=1"\r\n`],
])('writes %j so that a spreadsheet reads the same and runs nothing', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line);
});
