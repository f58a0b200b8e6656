import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { defaultPalettes } from '#lib/look/palette.ts';
import { codeOf } from '../../kernel/drawing/drawable-text.ts';
import { Letters } from '../../kernel/drawing/letters.ts';
import { drawPoster } from './draw-poster.ts';

const { paper, ink, ink2: quiet, primarySoft: ground, accent: price } = defaultPalettes.light;
const colours = { paper, ink, quiet, ground, price };

const draw = (title: string) =>
  drawPoster({
    ...{ shop: 'Shop', title, text: 'Text', price: '', picture: undefined, link: 'http://shop.test' },
    ...{ mark: undefined, icon: undefined, colours },
    ...{ scan: 'Scan', code: 'Code', lacking: { characters: '{characters}', pattern: 'Lacking: {characters}' } },
  });

/** How much of the line at the foot is covered with ink: the paper is all that has no contrast. */
async function inkAtFoot(poster: Buffer): Promise<number> {
  const foot = await sharp(poster)
    .extract({ left: 84, top: 1376, width: 912, height: 24 })
    .greyscale()
    .png()
    .toBuffer();
  return (await sharp(foot).stats()).channels[0]?.stdev ?? 0;
}

it('a character that no font has stands as its code, and the poster names it at its foot', async () => {
  const [whole, lacking] = await Promise.all([draw('㐂祥名片'), draw('㐂祥名片 😀')]);
  expect(await inkAtFoot(whole)).toBe(0);
  expect(await inkAtFoot(lacking)).toBeGreaterThan(5);
});

it('what is drawn of it are the letters of its code', () => {
  const letters = new Letters();
  const at = { x: 0, y: 0, size: 10, weight: 700 } as const;
  expect(letters.line('王𡋾', at)).toBe(letters.line('王[U+212FE]', at));
  expect([...letters.lacking].map(codeOf)).toEqual(['U+212FE']);
});
