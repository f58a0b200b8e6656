import { clampChroma, converter, formatHex } from 'culori';
import { defaultLook, type Look } from '#lib/contract/site/look.ts';
import type { Mode, Palette, Palettes } from '#lib/contract/site/palette.ts';
import { contrast, outlineContrast, textContrast } from '#lib/look/contrast.ts';
import { defaultPalettes } from '#lib/look/palette.ts';

/** Lightness 0 to 1, chroma, and hue in degrees. */
interface Shade {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');

function shadeOf(hex: string): Shade {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** The nearest colour that screens can show, as six digits. */
const write = ({ l, c, h }: Shade): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch')).toUpperCase();

interface Held {
  grounds: readonly string[];
  least: number;
  /** Which way it goes where it cannot stay. */
  towards: 'dark' | 'light';
}

const step = 0.004;

/** The nearest lightness at which a colour can be read on all of the grounds; its own where that will do. */
function hold(shade: Shade, { grounds, least, towards }: Held): string {
  const isEnough = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= least);
  for (let l = shade.l; l >= 0 && l <= 1; l += towards === 'dark' ? -step : step) {
    const hex = write({ ...shade, l });
    if (isEnough(hex)) return hex;
  }
  return towards === 'dark' ? '#000000' : '#FFFFFF';
}

/** Greys with a breath of the brand's hue: lightness and chroma of the default look, where it is calm. */
const greys: Record<
  Mode,
  Record<'paper' | 'raised' | 'sunken' | 'line' | 'ink' | 'ink2' | 'ink3' | 'lineStrong', [l: number, c: number]>
> = {
  light: {
    paper: [0.985, 0.005],
    raised: [1, 0],
    sunken: [0.956, 0.009],
    line: [0.905, 0.013],
    ink: [0.235, 0.016],
    ink2: [0.445, 0.016],
    ink3: [0.52, 0.014],
    lineStrong: [0.62, 0.016],
  },
  dark: {
    paper: [0.19, 0.009],
    raised: [0.23, 0.011],
    sunken: [0.165, 0.008],
    line: [0.315, 0.014],
    ink: [0.935, 0.007],
    ink2: [0.775, 0.008],
    ink3: [0.675, 0.009],
    lineStrong: [0.545, 0.014],
  },
};

/** A brand without a hue has plain greys. */
const breath = (brand: Shade): number => Math.min(1, brand.c / 0.05);

type Greys = Record<keyof (typeof greys)['light'], string>;

function deriveGreys(brand: Shade, mode: Mode): Greys {
  const grey = (name: keyof Greys): Shade => {
    const [l, c] = greys[mode][name];
    return { l, c: c * breath(brand), h: brand.h };
  };
  const [paper, raised, sunken] = [write(grey('paper')), write(grey('raised')), write(grey('sunken'))];
  const towards = mode === 'light' ? 'dark' : 'light';
  // A little more than the least, because some of them stand on tinted grounds as well.
  const text = (name: keyof Greys) => hold(grey(name), { grounds: [paper, raised, sunken], least: 5, towards });
  return {
    ...{ paper, raised, sunken, line: write(grey('line')) },
    ...{ ink: text('ink'), ink2: text('ink2'), ink3: text('ink3') },
    lineStrong: hold(grey('lineStrong'), { grounds: [paper, raised], least: outlineContrast, towards }),
  };
}

/** What is chosen of one colour: of texts, of their tint, and of what is filled with it. */
interface Family {
  text: string;
  hover: string;
  soft: string;
  fill: string;
  fillHover: string;
  on: string;
}

function deriveFamily(chosen: string, mode: Mode, around: Greys): Family {
  const shade = shadeOf(chosen);
  const isLight = mode === 'light';
  const soft = write({
    l: isLight ? 0.945 : 0.285,
    c: Math.min(shade.c * (isLight ? 0.25 : 0.4), isLight ? 0.03 : 0.045),
    h: shade.h,
  });
  const grounds = [around.paper, around.raised, around.sunken, soft];
  const towards = isLight ? 'dark' : 'light';
  const text = hold(shade, { grounds, least: textContrast, towards });
  const read = shadeOf(text);
  const hover = hold({ ...read, l: read.l + (isLight ? -0.07 : 0.06) }, { grounds, least: textContrast, towards });
  // By day what is filled keeps the chosen colour whole; by night it would glare or sink, and is as its texts are.
  return { text, hover, soft, ...deriveFill(isLight ? chosen : text) };
}

/** What is filled keeps its colour: what stands on it is white or nearly black, whichever can be read. */
function deriveFill(fill: string): Pick<Family, 'fill' | 'fillHover' | 'on'> {
  const shade = shadeOf(fill);
  const isDark = contrast('#FFFFFF', fill) >= textContrast;
  const ink = write({ l: 0.22, c: Math.min(shade.c, 0.04), h: shade.h });
  const on = isDark ? '#FFFFFF' : contrast(ink, fill) >= textContrast ? ink : '#000000';
  const moved = [isDark ? -0.07 : -0.04, isDark ? -0.04 : 0.05].map((by) => write({ ...shade, l: shade.l + by }));
  return { fill, on, fillHover: moved.find((hex) => contrast(hex, on) >= textContrast) ?? fill };
}

type Status = 'success' | 'warning' | 'error';

/** Green, amber and red mean the same in every shop; on tinted grounds they may have to be a little stronger. */
function deriveStatus(mode: Mode, around: Greys): Pick<Palette, Status | `${Status}Soft`> {
  const usual = defaultPalettes[mode];
  const towards = mode === 'light' ? 'dark' : 'light';
  const read = (name: Status) => {
    const grounds = [around.paper, around.raised, around.sunken, usual[`${name}Soft`]];
    return hold(shadeOf(usual[name]), { grounds, least: textContrast, towards });
  };
  return {
    ...{ success: read('success'), successSoft: usual.successSoft },
    ...{ warning: read('warning'), warningSoft: usual.warningSoft },
    ...{ error: read('error'), errorSoft: usual.errorSoft },
  };
}

function derivePalette({ brand, accent }: Pick<Look, 'brand' | 'accent'>, mode: Mode): Palette {
  const around = deriveGreys(shadeOf(brand), mode);
  const [first, second] = [deriveFamily(brand, mode, around), deriveFamily(accent, mode, around)];
  return {
    ...around,
    ...deriveStatus(mode, around),
    ...{ primary: first.text, primaryHover: first.hover, primarySoft: first.soft },
    ...{ primaryFill: first.fill, primaryFillHover: first.fillHover, onPrimary: first.on },
    ...{ accent: second.text, accentHover: second.hover, accentSoft: second.soft },
    ...{ accentFill: second.fill, accentFillHover: second.fillHover, onAccent: second.on },
    focus: first.text,
  };
}

/**
 * Both palettes that follow from the two colours of a look. Whatever they are, each of `contrastPairs` can be read: where a
 * colour cannot stay, the nearest lightness of the same hue that can takes its place. The default colours have the palette that
 * was made by hand.
 */
export function derivePalettes(look: Pick<Look, 'brand' | 'accent'>): Palettes {
  if (hasDefaultColours(look)) return defaultPalettes;
  return { light: derivePalette(look, 'light'), dark: derivePalette(look, 'dark') };
}

export const hasDefaultColours = ({ brand, accent }: Pick<Look, 'brand' | 'accent'>): boolean =>
  brand === defaultLook.brand && accent === defaultLook.accent;

interface ColourNote {
  colour: 'brand' | 'accent';
  mode: Mode;
  chosen: string;
  /** What texts, marks and lines have instead. */
  used: string;
}

/** Where texts cannot have a chosen colour, and what they have. */
export function notesOnColours(look: Pick<Look, 'brand' | 'accent'>): ColourNote[] {
  const palettes = derivePalettes(look);
  return (['light', 'dark'] as const).flatMap((mode) =>
    (['brand', 'accent'] as const).flatMap((colour) => {
      const used = palettes[mode][colour === 'brand' ? 'primary' : 'accent'];
      return used === look[colour] ? [] : [{ colour, mode, chosen: look[colour], used }];
    }),
  );
}
