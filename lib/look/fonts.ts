import type { LookFont } from '#lib/contract/site/look.ts';

/** Latin first, for figures; Chinese as each system has it. */
const sans = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  '"PingFang SC"',
  '"HarmonyOS Sans SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  'sans-serif',
];

const serif = [
  'Georgia',
  'Cambria',
  '"Times New Roman"',
  '"Songti SC"',
  'STSong',
  '"Source Han Serif SC"',
  '"Noto Serif CJK SC"',
  'SimSun',
  'serif',
];

/** Families in the order in which a browser looks for a character; those of a font of ours stand in front of the system's. */
const families: Record<LookFont, readonly string[]> = {
  system: sans,
  serif,
  inter: ['"Inter Variable"', ...sans],
  nunito: ['"Nunito Variable"', ...sans],
  'source-serif': ['"Source Serif 4 Variable"', ...serif],
  playfair: ['"Playfair Display Variable"', ...serif],
  'noto-sans-sc': ['"Noto Sans SC"', ...sans],
  'noto-serif-sc': ['"Noto Serif SC Variable"', ...serif],
};

/** As `font-family` has it. */
export const fontFamilyOf = (font: LookFont): string => families[font].join(', ');

const ofTheSystem: ReadonlySet<LookFont> = new Set(['system', 'serif']);

/** The sheets that a page needs for its fonts, served by the shop itself; none for those of the system. */
export const fontSheetsOf = (fonts: readonly LookFont[]): string[] =>
  [...new Set(fonts)].filter((font) => !ofTheSystem.has(font)).map((font) => `/static/fonts/${font}.css`);
