import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeSiteImage, logoMark } from '../brand.ts';
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
  it('draws the mark in the colours of texts by day and by night', () => {
    expect(logoMark('light')).toContain('stroke="#1B1F24"');
    expect(logoMark('dark')).toContain('stroke="#ECEAE5"');
  });

  it('puts a drawing beside the mark for sharing', () => {
    expect(composeSiteImage(doors.hero())).toContain('viewBox="0 0 1200 630"');
  });
});
