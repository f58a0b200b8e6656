import type { z } from 'zod';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { type Texts, wholeTexts } from '#lib/i18n/texts.ts';
import { earningSettings } from './earning-settings.ts';
import { frameSettings } from './frame-settings.ts';
import { saleSettings } from './sale-settings.ts';
import { shopFacts, shopSettings } from './shop-settings.ts';

/**
 * Every setting with its type and its default: the table holds only what differs. Named `<subject>.<what>`; amounts of
 * time and money carry their unit, rates are basis points (docs/domain/site.md 2).
 */
export const settingSchemas = {
  ...shopSettings,
  ...frameSettings,
  ...saleSettings,
  ...earningSettings,
  ...shopFacts,
} as const;

/** Whether operators set it by its key; facts change by what they do elsewhere. */
export const isForDesk = (key: string): boolean => Object.hasOwn(settingSchemas, key) && !Object.hasOwn(shopFacts, key);

/** What the page of a shop that is closed is made of, and whether it is. */
export const maintenanceKeys = [
  'site.isInMaintenance',
  'site.maintenanceNote',
  'site.maintenanceUntil',
  'site.isOpen',
  'site.isDemo',
] as const;

export type SettingKey = keyof typeof settingSchemas;
export type Settings = { [K in SettingKey]: z.output<(typeof settingSchemas)[K]> };

const isTexts = (stored: unknown): stored is Partial<Texts> =>
  typeof stored === 'object' && stored !== null && defaultLocale in stored;

/** Reads a stored value; one that no longer fits its type counts as not set. */
export function readSetting<K extends SettingKey>(key: K, stored: unknown): Settings[K] {
  const schema = settingSchemas[key];
  const parsed = schema.safeParse(isTexts(stored) ? wholeTexts(stored) : stored);
  return (parsed.success ? parsed.data : schema.parse(undefined)) as Settings[K];
}
