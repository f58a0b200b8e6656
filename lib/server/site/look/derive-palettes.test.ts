import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultLook } from '#lib/contract/site/look.ts';
import { modes, palettesSchema } from '#lib/contract/site/palette.ts';
import { contrast, contrastPairs } from '#lib/look/contrast.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { derivePalettes, notesOnColours } from './derive-palettes.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

function faultsOf(look: { brand: string; accent: string }): string[] {
  const palettes = derivePalettes(look);
  return modes.flatMap((mode) =>
    contrastPairs
      .filter(({ text, ground, least }) => contrast(palettes[mode][text], palettes[mode][ground]) < least)
      .map(({ text, ground }) => `${mode}: ${text} on ${ground}`),
  );
}

describe('palettes', () => {
  it('can be read, every pair that the design uses, whatever the two colours are', () => {
    fc.assert(
      fc.property(colour, colour, (brand, accent) => {
        expect(faultsOf({ brand, accent })).toEqual([]);
        expect(palettesSchema.safeParse(derivePalettes({ brand, accent })).success).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['#000000', '#FFFFFF', '#808080', '#FFD400', '#FFFF00', '#00FF00', '#0000FF', '#FF00FF', '#777777'])(
    'can be read at the ends of what can be chosen: %s',
    (brand) => {
      expect(faultsOf({ brand, accent: brand })).toEqual([]);
    },
  );

  it('are those made by hand for the default colours', () => {
    expect(derivePalettes(defaultLook)).toBe(defaultPalettes);
    expect(faultsOf(defaultLook)).toEqual([]);
  });

  it('keep a colour that can be read, to the last digit', () => {
    const { light } = derivePalettes({ brand: '#1F4D2B', accent: '#8A1C1C' });
    expect(light).toMatchObject({
      primary: '#1F4D2B',
      primaryFill: '#1F4D2B',
      accent: '#8A1C1C',
      onPrimary: '#FFFFFF',
    });
  });

  it('fill with a bright colour as it is chosen, and write with the nearest that can be read', () => {
    const { light, dark } = derivePalettes({ brand: '#FFD400', accent: '#C22F2F' });
    expect(light.primaryFill).toBe('#FFD400');
    expect(contrast(light.onPrimary, '#FFD400')).toBeGreaterThan(7);
    expect(light.primary).not.toBe('#FFD400');
    expect(contrast(light.primary, light.sunken)).toBeLessThan(5);
    expect(dark.primary).toBe('#FFD400');
  });

  it('say what a colour has become, and nothing of one that stays', () => {
    const notes = notesOnColours({ brand: '#FFD400', accent: '#8A1C1C' });
    expect(notes.filter(({ mode }) => mode === 'light').map(({ colour: name }) => name)).toEqual(['brand']);
    expect(notes[0]).toMatchObject({
      chosen: '#FFD400',
      used: derivePalettes({ brand: '#FFD400', accent: '#8A1C1C' }).light.primary,
    });
  });
});
