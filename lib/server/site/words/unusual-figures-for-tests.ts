import { type FigureName, figureNames } from '#lib/i18n/words/figures.ts';
import type { Settings } from '../settings-schema.ts';
import { settingOf } from './figures.ts';

/** What no new shop has, a different one for each: 13, 14, …; shares are 2.3 %, 2.4 %, …, and money is whole yuan. */
const figures = figureNames.map((name, index) => [name, 13 + index] as const);

const kept = (name: FigureName, figure: number) => {
  if (name.endsWith('Bp')) return 217 + figure;
  return name.endsWith('Fen') ? figure * 100 : figure;
};

/** Every setting that a text may promise, changed. */
export const unusualSettings = Object.fromEntries(
  figures.map(([name, figure]) => [settingOf(name), kept(name, figure)]),
) as Partial<Settings>;

/** How they are said. */
export const unusualFigures = Object.fromEntries(
  figures.map(([name, figure]) => [name, name.endsWith('Bp') ? `${(217 + figure) / 100}%` : String(figure)]),
) as Record<FigureName, string>;
