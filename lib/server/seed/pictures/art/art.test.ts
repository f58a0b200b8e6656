import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeSocialImage, logoMark } from '../brand.ts';
import { dominantColour, drawPicture } from '../draw-picture.ts';
import { doors } from './doors.ts';
import { states } from './states.ts';
import { steps } from './steps.ts';

const art = Object.entries({ ...doors, ...steps, ...states });
const folder = path.join(import.meta.dirname, '../../../../../public/art');

describe.each(art)('%s', (name, draw) => {
  const svg = draw();

  it('is small, and has no text, no ground and nothing from outside', () => {
    expect(svg.length).toBeLessThan(41_000);
    expect(svg).not.toMatch(/<text|<image|href|NaN|undefined|<path d="M0 0H/);
  });

  it('stands in public as it is drawn (node scripts/building/brand-images.ts writes it)', async () => {
    expect(await readFile(path.join(folder, `${name}.svg`), 'utf8')).toBe(svg);
  });
});

describe('brand', () => {
  it('lets the mark take the colour of the text around it', () => {
    expect(logoMark()).toContain('stroke="currentColor"');
  });

  it('puts a product beside the mark for sharing', () => {
    const spec = { scene: 'desk' as const, colours: ['#0F5B5E'] };
    const social = composeSocialImage(drawPicture(spec), dominantColour(spec));
    expect(social).toContain('viewBox="0 0 1200 630"');
    expect(social).toContain('viewBox="0 0 1200 1200"');
  });
});
