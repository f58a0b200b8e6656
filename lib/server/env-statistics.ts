import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** A umami of one's own, which counts visits. */
export const statisticsSettings = {
  UMAMI_URL: z.url({ protocol: /^https?$/ }).optional(),
  UMAMI_WEBSITE_ID: z.uuid().optional(),
};

/** Throws a `SettingsError`: half of it would count nothing, silently. */
export function requireSoundStatistics(env: z.infer<z.ZodObject<typeof statisticsSettings>>): void {
  if (Boolean(env.UMAMI_URL) !== Boolean(env.UMAMI_WEBSITE_ID)) {
    throw new SettingsError('UMAMI_WEBSITE_ID', 'UMAMI_URL and UMAMI_WEBSITE_ID belong together');
  }
}
