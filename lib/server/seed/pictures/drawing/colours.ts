import { dot, type V3 } from './vectors.ts';

/** Colours of things whose own colour is not the product's. */
export const inkColour = '#1B1F24';
export const paperWhite = '#FBF9F4';
export const kraftBrown = '#C9A579';
export const paperGround = '#F1EDE4';
export const steel = '#B9BEC2';
export const darkSteel = '#4A5058';
export const timber = '#C99B66';
export const foilGold = '#D2A951';

type Lab = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function channel(hex: string, index: number): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return toLinear(Number.parseInt(full.slice(index * 2, index * 2 + 2), 16) / 255);
}

/** Oklab, because equal steps of its lightness look like equal steps of light. */
function toLab(hex: string): Lab {
  const [r, g, b] = [channel(hex, 0), channel(hex, 1), channel(hex, 2)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = rgb.map((c) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, c)))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

export const lightness = (hex: string): number => toLab(hex)[0];

/** How far from grey: 0 grey, about 0.25 vivid. */
export const chroma = (hex: string): number => Math.hypot(toLab(hex)[1], toLab(hex)[2]);

/** The colour lighter (positive) or darker (negative); 0.1 is a clear step. */
export function tone(hex: string, step: number): string {
  const [l, a, b] = toLab(hex);
  const next = Math.min(0.99, Math.max(0.08, l + step));
  // A darker face is less colourful too, or shaded red glows.
  const strength = step < 0 ? Math.max(0.5, next / (l || 1)) : 1;
  return toHex([next, a * strength, b * strength]);
}

export function mixColours(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** A pale tint of the colour's hue, of the same lightness for all colours: for grounds. */
export function tint(hex: string): string {
  const [, a, b] = toLab(hex);
  const strength = Math.min(1, 0.026 / (Math.hypot(a, b) || 1));
  return toHex([0.925, a * strength, b * strength]);
}

/** Ink that can be read on the given stock. */
export const inkOn = (stock: string): string => (lightness(stock) > 0.62 ? inkColour : paperWhite);

/** Unit vector towards the one lamp: upper left, a little in front. */
const toLight: V3 = [-0.367, 0.449, 0.815];

/** The colour of a surface with this normal under the one light. Black things get a little more, or they lose form. */
export function lit(hex: string, normal: V3): string {
  const light = dot(normal, toLight);
  const step = light < 0 ? -0.13 + light * 0.05 : -0.13 + (light / 0.815) * 0.17;
  const lift = lightness(hex) < 0.45 ? 0.045 : 0;
  return tone(hex, step * (lightness(hex) < 0.3 ? 0.8 : 1) + lift);
}
