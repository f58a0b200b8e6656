import { type FigureName, type Figures, figureNames } from '#lib/i18n/words/figures.ts';
import type { SettingKey, Settings } from '../settings-schema.ts';

/** The setting that keeps a figure: `order_confirmDays` is `order.confirmDays`. */
export const settingOf = (figure: FigureName): SettingKey => figure.replace('_', '.') as SettingKey;

/** What the shop promises now. Shares are kept in basis points, and shown as parts of one. */
export const figuresOf = (settings: Settings): Figures =>
  Object.fromEntries(
    figureNames.map((figure) => {
      const kept = Number(settings[settingOf(figure)]);
      return [figure, figure.endsWith('Bp') ? kept / 10_000 : kept];
    }),
  ) as Figures;
