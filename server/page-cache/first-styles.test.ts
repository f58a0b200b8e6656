import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFirstStyles, cutSheet } from './first-styles.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-styles-'));
  fs.mkdirSync(path.join(folder, 'chunks'));
  fs.writeFileSync(
    path.join(folder, 'chunks', 'a.css'),
    `:root{--ink:#000}.AbC12d_card{animation:AbC12d_in 1s}.AbC12d_card:hover .Zz-9_x_name{color:blue}.QQQQQQ_desk{color:green}
    @media (max-width:600px){.AbC12d_card{color:pink}.QQQQQQ_desk{color:gray}body{margin:0}}
    @keyframes QQQQQQ_spin{to{rotate:1turn}}@keyframes AbC12d_in{from{opacity:0}}@font-face{font-family:x;src:url(/x.woff2)}`,
  );
  fs.writeFileSync(path.join(folder, 'chunks', 'b.css'), '.BBBBBB_late{content:"}</p>"}.CCCCCC_none{color:red}');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const paint = async (html: string, type = 'text/html; charset=utf-8') => {
  const page = { status: 200, headers: { 'content-type': type }, body: Buffer.from(html) };
  return (await createFirstStyles(folder)(page)).body.toString();
};
const page = `<head>${link('a')}<meta name="x"/>${link('b')}</head><p class="AbC12d_card BBBBBB_late">价格</p>`;

describe('a finished page', () => {
  it('carries the rules of what stands in it, in the order of its sheets', async () => {
    const [, style] = /<style>(.*?)<\/style>/s.exec(await paint(page)) ?? [];
    expect(style).toBe(
      '@keyframes AbC12d_in{from{opacity:0}}:root{--ink:#000}.AbC12d_card{animation:AbC12d_in 1s}.AbC12d_card:hover .Zz-9_x_name{color:blue}' +
        '@media (max-width:600px){.AbC12d_card{color:pink}}@media (max-width:600px){body{margin:0}}' +
        '@font-face{font-family:x;src:url(/x.woff2)}.BBBBBB_late{content:"}</p>"}',
    );
  });

  it('has them where its first sheet was, and waits for none of the sheets', async () => {
    const painted = await paint(page);
    expect(painted).toMatch(/^<head><style>/);
    expect(painted.match(/<link /g)).toHaveLength(2);
    expect(painted.match(/<link media="print" rel="stylesheet"/g)).toHaveLength(2);
    expect(painted).toContain('<meta name="x"/>');
    expect(painted).toMatch(/<\/head><p class="AbC12d_card BBBBBB_late">价格<\/p>$/);
  });

  it('without a sheet, and what is no page, stays as it is', async () => {
    expect(await paint('<p>x</p>')).toBe('<p>x</p>');
    expect(await paint(page, 'text/x-component')).toBe(page);
  });

  it('names a sheet that is not there: it is rendered as an error, not half', async () => {
    await expect(paint(link('none'))).rejects.toThrow(/none\.css/);
  });
});

it('cuts a sheet by the classes each rule needs one of', () => {
  const css = `@charset "utf-8";a{b:c}@keyframes A_x{to{b:c}}._9a_y,.B-z :is(.C_d):not(.E_f){b:c}/* x */:not(.G_h){b:c}`;
  expect(cutSheet(css)).toEqual([
    { text: '@charset "utf-8";', classes: [] },
    { text: 'a{b:c}', classes: [] },
    { text: '@keyframes A_x{to{b:c}}', classes: [], animation: 'A_x' },
    { text: '._9a_y,.B-z :is(.C_d):not(.E_f){b:c}', classes: ['_9a_y', 'B-z', 'C_d'] },
    { text: ':not(.G_h){b:c}', classes: [] },
  ]);
});
