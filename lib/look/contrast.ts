import type { Palette } from '#lib/contract/site/palette.ts';

/** Relative luminance of a colour of six digits (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours of six digits, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What texts and what outlines of controls have to have (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const outlineContrast = 3;

type Name = keyof Palette;

interface ContrastPair {
  text: Name;
  ground: Name;
  least: number;
}

const grounds: readonly Name[] = ['paper', 'raised', 'sunken'];
const texts: readonly Name[] = [
  'ink',
  'ink2',
  'ink3',
  'primary',
  'primaryHover',
  'accent',
  'accentHover',
  'success',
  'warning',
  'error',
];

const onTheirOwn: readonly (readonly [text: Name, ground: Name])[] = [
  ['onPrimary', 'primaryFill'],
  ['onPrimary', 'primaryFillHover'],
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['primary', 'primarySoft'],
  ['accent', 'accentSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['error', 'errorSoft'],
  ['ink', 'primarySoft'],
  ['ink', 'accentSoft'],
  ['ink', 'warningSoft'],
  ['ink2', 'primarySoft'],
  ['ink2', 'warningSoft'],
];

/** Every pair of text and ground that the design uses, and what it has to have. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((text) => ({ text, ground, least: textContrast }))),
  ...onTheirOwn.map(([text, ground]) => ({ text, ground, least: textContrast })),
  ...(['lineStrong', 'focus'] as const).flatMap((text) =>
    (['paper', 'raised'] as const).map((ground) => ({ text, ground, least: outlineContrast })),
  ),
];
