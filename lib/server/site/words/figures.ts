import { type FigureName, type Figures, figureNames } from '#lib/i18n/words/figures.ts';
import type { SettingKey, Settings } from '../settings-schema.ts';

/** The setting that keeps a figure: `order_confirmDays` is `order.confirmDays`. */
export const settingOf = (figure: FigureName): SettingKey => figure.replace('_', '.') as SettingKey;

/** Shares are kept in basis points and shown as parts of one, money in fen and shown in yuan; days and hours are as they are. */
const partOf = (figure: FigureName) => (figure.endsWith('Bp') ? 10_000 : figure.endsWith('Fen') ? 100 : 1);

/** One of the figures that the shop promises now. */
export const figureOf = (settings: Settings, figure: FigureName): number =>
  Number(settings[settingOf(figure)]) / partOf(figure);

/** What the shop promises now. */
export const figuresOf = (settings: Settings): Figures =>
  Object.fromEntries(figureNames.map((figure) => [figure, figureOf(settings, figure)])) as Figures;
