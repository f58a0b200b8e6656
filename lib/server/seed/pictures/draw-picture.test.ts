import { describe, expect, it } from '@jest/globals';
import { type PictureSpec, sceneNames } from '../seed-types.ts';
import { dominantColour, drawPicture, sceneDetails } from './draw-picture.ts';

const colours = ['#0F5B5E', '#E9DFC8', '#C8402F'];
const plain = (scene: PictureSpec['scene']): PictureSpec => ({ scene, colours });

/** Every element closed, every reference to something inside the picture. */
function isWellFormed(svg: string): boolean {
  const names: string[] = [];
  for (const [, slash, name = '', end] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash) {
      if (names.pop() !== name) return false;
    } else if (!end) names.push(name);
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return names.length === 0 && [...svg.matchAll(/url\(#([^)]+)\)/g)].every(([, id]) => ids.has(id));
}

describe.each(sceneNames)('%s', (scene) => {
  const svg = drawPicture(plain(scene));

  it('is well-formed, without text and without anything from outside', () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">')).toBe(true);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<text|<image|<use|href|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(45_000);
  });

  it('is the same for the same order, and another for other colours and proportions', () => {
    expect(drawPicture(plain(scene))).toBe(svg);
    expect(drawPicture({ scene, colours: ['#B9852F', '#30343A'] })).not.toBe(svg);
    expect(drawPicture({ ...plain(scene), format: [1.4, 0.8, 1.2] })).not.toBe(svg);
  });

  it('shows every detail it names', () => {
    for (const detail of sceneDetails[scene]) {
      expect({ detail, isShown: drawPicture({ ...plain(scene), details: [detail] }) !== svg }).toEqual({
        detail,
        isShown: true,
      });
    }
  });
});

describe('pictures', () => {
  it('show a smaller one smaller', () => {
    const flag = plain('flag');
    expect(drawPicture({ ...flag, scale: 1 })).toBe(drawPicture(flag));
    expect(drawPicture({ ...flag, scale: 0.5 })).not.toBe(drawPicture(flag));
  });

  it('have a pale ground that follows the colour of the goods', () => {
    expect(dominantColour({ scene: 'desk', colours: ['#0F5B5E'] })).toMatch(/^#[0-9a-f]{6}$/);
    expect(dominantColour({ scene: 'desk', colours: ['#0F5B5E'] })).not.toBe(
      dominantColour({ scene: 'desk', colours: ['#C8402F'] }),
    );
  });
});
