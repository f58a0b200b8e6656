import { sql } from 'drizzle-orm';
import { settings } from './tables.ts';

/**
 * The CDN's address as a column of whatever query reads files, so that none asks for it a second time; null or empty
 * where none is configured.
 */
export const cdnAddress = sql<
  string | null
>`(select ${settings.value} #>> '{}' from ${settings} where ${settings.key} = 'site.cdnUrl')`;
