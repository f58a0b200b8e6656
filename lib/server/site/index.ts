/**
 * Site: settings, content pages, cooperation leads. It knows nothing of users, orders or products.
 */

export { type Area, type AreaPath, areaEdition, findAreaPath, listAreas, locateArea } from './areas.ts';
export { cleanHtml } from './clean-html.ts';
export { submitLead } from './leads.ts';
export { getPage, listPageEntries, listPages, savePages } from './pages.ts';
export { getSettings, getSettingsWithin, updateSettings } from './settings.ts';
export type { SettingKey, Settings } from './settings-schema.ts';
export { describeSite } from './site-config.ts';
