import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { codeOf, findUndrawable } from '../drawable-text.ts';
import { rareFontFile } from '../fonts.ts';
import { plain } from './sheet.ts';
import { TextLayout } from './text-layout.ts';

/** What of a line reaches a font, in order. */
function drawn(text: string): { text: string; lacking: string[] } {
  const pdf = new PDFDocument({ font: '' });
  const parts: string[] = [];
  const layout = new TextLayout(
    new Proxy(pdf, {
      get: (target, key) => {
        const own = Reflect.get(target, key);
        if (key === 'text') return (part: string) => parts.push(part);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    }),
  );
  layout.draw(text, { x: 0, y: 0 }, plain);
  return { text: parts.join(''), lacking: [...layout.lacking].map(codeOf) };
}

it.each([
  '㐂',
  '𠮷',
  '𬭎',
  '䶮',
  '彧',
  '𫖯',
  '𬱖',
  '㛃',
  '䲟',
  '𬣙',
  '鿏',
  '阿·买提',
  'Şükrü Žižek Łódź Ñandú',
  '①㎡￥',
])('letters of names are drawn by a font that has them: %s', (text) => {
  expect(drawn(text)).toEqual({ text, lacking: [] });
});

it('what no font has stands as its code, and the document is told', () => {
  expect(drawn('王𡋾😀')).toEqual({ text: '王[U+212FE][U+1F600]', lacking: ['U+212FE', 'U+1F600'] });
});

it('an accent that was typed apart from its letter is drawn with it', () => {
  const apart = 'Žižek Ñandú Nguyễn'.normalize('NFD');
  expect(drawn(apart)).toEqual({ text: 'Žižek Ñandú Nguyễn', lacking: [] });
});

it('what no font has is found without drawing, each character once', () => {
  expect(findUndrawable('王𡋾和𡋾的店😀 Žižek 㐂 A\u200bB\ufe0f')).toEqual(['𡋾', '😀']);
});

it('what nobody sees is left out', () => {
  expect(drawn('A\u200bB\ufe0f\u00adC\u{e0100}')).toEqual({ text: 'ABC', lacking: [] });
});

it('a range that lists a character is not believed where the font lacks it', () => {
  expect(rareFontFile('ž'.codePointAt(0) ?? 0)).toMatch(/lxgw-wenkai/);
});
