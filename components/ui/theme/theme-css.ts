import type { LookDensity, LookShape } from '#lib/contract/site/look.ts';
import type { Mode, Palette } from '#lib/contract/site/palette.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { defaultShownLook } from '#lib/look/default-look.ts';
import { fontFamilyOf } from '#lib/look/fonts.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { floatShadow, layer, leading, motion, radius, scrim, spaceScale, typeScale, width } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

function modeVariables(mode: Mode, palette: Palette): string {
  const colours = Object.entries(palette).map(([name, value]) => `--${kebab(name)}:${value}`);
  return [`color-scheme:${mode}`, ...colours, `--scrim:${scrim[mode]}`, `--shadow-float:${floatShadow[mode]}`].join(
    ';',
  );
}

/** What is closer together stays on the base of four pixels as far as it can. */
const compactSpace: Record<number, number> = { 12: 10, 16: 12, 24: 18, 32: 24, 48: 34, 72: 52, 112: 80 };

const spaceOf = (px: number, density: LookDensity): number => (density === 'compact' ? (compactSpace[px] ?? px) : px);

const radiusOf: Record<LookShape, Record<keyof typeof radius, number>> = {
  square: { control: 0, card: 0 },
  soft: radius,
  round: { control: 14, card: 20 },
};

type Fixed = Pick<ShownLook, 'shape' | 'density' | 'heading_font' | 'text_font'>;

function fixedVariables({ shape, density, heading_font, text_font }: Fixed): string {
  return [
    ...typeScale.map((px) => `--text-${px}:${px / 16}rem`),
    ...spaceScale.map((px) => `--space-${px}:${spaceOf(px, density)}px`),
    ...Object.entries(radiusOf[shape]).map(([name, px]) => `--radius-${name}:${px}px`),
    ...Object.entries(motion).map(([name, value]) => `--motion-${name}:${value}`),
    ...Object.entries(width).map(([name, px]) => `--width-${name}:${px}px`),
    ...Object.entries(layer).map(([name, value]) => `--layer-${name}:${value}`),
    `--font:${fontFamilyOf(text_font)}`,
    ...(heading_font === text_font ? [] : [`--font-heading:${fontFamilyOf(heading_font)}`]),
    `--leading-heading:${leading.heading}`,
    `--leading:${leading.chinese}`,
  ].join(';');
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Another server may answer anything: nothing but six digits is written into a page, by the names that we know. */
function paletteOf({ palettes }: Pick<ShownLook, 'palettes'>, mode: Mode): Palette {
  const usual = defaultPalettes[mode];
  const given = palettes?.[mode];
  const names = Object.keys(usual) as (keyof Palette)[];
  if (!given || !names.every((name) => isColour(given[name]))) return usual;
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Palette;
}

const latinLeading = `:root:lang(en){--leading:${leading.latin}}`;

/**
 * Every token as a CSS variable, so that CSS modules and MUI draw from one source. Without a script the system's
 * colour mode decides; with one, `data-mode` on the root does.
 */
export function writeThemeCss(look: ShownLook): string {
  const dark = modeVariables('dark', paletteOf(look, 'dark'));
  return [
    `:root{${fixedVariables(look)};${modeVariables('light', paletteOf(look, 'light'))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){${dark}}}`,
    `@media screen{:root[data-mode=dark]{${dark}}}`,
    latinLeading,
    ...(look.logo_dark ? [logoByMode] : []),
  ].join('');
}

/** Which of two logos is seen. */
const logoByMode = [
  '.logo-dark{display:none}',
  '@media screen and (prefers-color-scheme:dark){:root:not([data-mode]) .logo-light{display:none}:root:not([data-mode]) .logo-dark{display:block}}',
  '@media screen{:root[data-mode=dark] .logo-light{display:none}:root[data-mode=dark] .logo-dark{display:block}}',
].join('');

/** The same in one mode, whatever the visitor has chosen: for a look at a look. */
export function writeThemeCssIn(look: ShownLook, mode: Mode): string {
  const hidden = mode === 'dark' ? 'light' : 'dark';
  return [
    `:root{${fixedVariables(look)};${modeVariables(mode, paletteOf(look, mode))}}`,
    latinLeading,
    ...(look.logo_dark ? [`.logo-${hidden}{display:none}`] : []),
  ].join('');
}

/** Where nobody can be asked for a look. */
export const defaultThemeCss = writeThemeCss(defaultShownLook);
