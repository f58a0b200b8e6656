import type { PictureSpec, SceneName } from '../seed-types.ts';
import { chroma, kraftBrown, lightness, mixColours, paperWhite, tone } from './drawing/colours.ts';
import type { Drawn } from './drawing/shapes.ts';

/** A picture's order as scenes read it: every colour present, proportions and a number to vary small things by. */
export interface Look {
  main: string;
  second: string;
  accent: string;
  /** The first of its colours that can be read on white paper. */
  print: string;
  /** The paper or board it is made of: white, kraft, or black for `black-stock`. */
  stock: string;
  material: PictureSpec['material'];
  /** Width, height and depth; 1 is usual. */
  w: number;
  h: number;
  d: number;
  seed: number;
  has: (detail: string) => boolean;
}

/** One drawing and the details it knows; a detail not in the list changes nothing. */
export interface Scene {
  details: readonly string[];
  draw: (look: Look) => Drawn;
}
export type SceneFamily = Partial<Record<SceneName, Scene>>;

const sealRed = '#C8402F';
const inkTeal = '#0F5B5E';

/** Same text, same number, on every machine. */
function numberOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 99991;
  return hash;
}

export function lookOf(spec: PictureSpec): Look {
  const main = spec.colours[0] ?? inkTeal;
  const second = spec.colours[1] ?? (lightness(main) > 0.75 ? inkTeal : tone(main, 0.28));
  const isReddish = chroma(mixColours(main, sealRed, 0.5)) > 0.13;
  const [w, h, d] = spec.format ?? [1, 1, 1];
  return {
    main,
    second,
    print: [main, second, spec.colours[2]].find((colour) => colour && lightness(colour) < 0.82) ?? inkTeal,
    accent: spec.colours[2] ?? (isReddish ? '#E3B23C' : sealRed),
    stock: spec.material === 'kraft' ? kraftBrown : spec.details?.includes('black-stock') ? '#2A2C30' : paperWhite,
    material: spec.material,
    w,
    h,
    d,
    seed: numberOf(JSON.stringify([spec.colours, spec.details])),
    has: (detail) => spec.details?.includes(detail) ?? false,
  };
}
