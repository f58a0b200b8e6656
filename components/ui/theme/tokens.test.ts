import { describe, expect, it } from '@jest/globals';
import { modes } from '#lib/contract/site/palette.ts';
import { contrast, contrastPairs } from '#lib/look/contrast.ts';
import { defaultShownLook } from '#lib/look/default-look.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { defaultThemeCss, writeThemeCss, writeThemeCssIn } from './theme-css.ts';

describe.each(modes)('%s palette', (mode) => {
  it.each(contrastPairs)('$text is readable on $ground (AA, $least)', ({ text, ground, least }) => {
    expect(contrast(defaultPalettes[mode][text], defaultPalettes[mode][ground])).toBeGreaterThanOrEqual(least);
  });
});

describe('the sheet of a page', () => {
  it('gives every colour a variable', () => {
    expect(defaultThemeCss).toContain('--ink-2:#4F555C');
    expect(defaultThemeCss).toContain('--line-strong:#6C7178');
  });

  it('writes nothing that is no colour, whatever another server says', () => {
    const attack = '#000000;}</style><script>alert(1)</script>';
    const palettes = { ...defaultPalettes, light: { ...defaultPalettes.light, primary: attack } };
    const css = writeThemeCss({ ...defaultShownLook, palettes });
    expect(css).not.toContain('<');
    expect(css).toBe(defaultThemeCss);
    const named = { ...defaultPalettes, light: { ...defaultPalettes.light, 'x:red}body{y': '#000000' } };
    expect(writeThemeCss({ ...defaultShownLook, palettes: named })).toBe(defaultThemeCss);
  });

  it('shows one mode alone for a look at a look', () => {
    const css = writeThemeCssIn(defaultShownLook, 'dark');
    expect(css).toContain(defaultPalettes.dark.paper);
    expect(css).not.toContain(defaultPalettes.light.paper);
    expect(css).not.toContain('data-mode');
  });

  it('says shape, density and fonts', () => {
    const css = writeThemeCss({ ...defaultShownLook, shape: 'round', density: 'compact', heading_font: 'playfair' });
    expect(css).toContain('--radius-card:20px');
    expect(css).toContain('--space-24:18px');
    expect(css).toMatch(/--font-heading:"Playfair Display Variable", Georgia/);
    expect(defaultThemeCss).not.toContain('--font-heading');
  });
});
