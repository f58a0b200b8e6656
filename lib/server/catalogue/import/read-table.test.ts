import { expect, it } from '@jest/globals';
import { readTable } from './read-table.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

it.each<[string, Buffer, string]>([
  ['a table of texts', latin('slug,sku\na,b\n'), 'importText'],
  ['a photo', latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'importDocument'],
  ['a picture of the web', latin('RIFF\0\0\0\0WEBPVP8 '), 'importDocument'],
  ['a text of a word processor', latin('{\\rtf1 words}'), 'importDocument'],
  ['an archive', latin('Rar!\u001a\u0007\u0001\0'), 'importArchive'],
  ['a sign-in page', latin('<!DOCTYPE html><html></html>'), 'importWebPage'],
  ['a table of an old database', Buffer.from('0374010100000000aa', 'hex'), 'importFormat'],
  ['nothing but blanks', latin(' \n\n'), 'import_empty'],
])('what is called a workbook and is none is named: %s', async (_, content, key) => {
  await expect(readTable({ name: 'a.xlsx', content, sheet: '' })).rejects.toMatchObject({ fields: { file: { key } } });
});
