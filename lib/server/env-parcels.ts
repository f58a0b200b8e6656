import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** A service that follows parcels and says where they are (Kuaidi100, 快递100). */
export const parcelSettings = {
  KUAIDI100_KEY: z.string().min(8).optional(),
  /** Chosen by the shop: what its messages are signed with. */
  KUAIDI100_SALT: z.string().min(16).max(64).optional(),
  KUAIDI100_URL: z.url().default('https://poll.kuaidi100.com/poll'),
};

/** Throws a `SettingsError`: without the salt anybody could say that a parcel has arrived. */
export function requireSoundParcels(env: z.infer<z.ZodObject<typeof parcelSettings>>): void {
  if (Boolean(env.KUAIDI100_KEY) !== Boolean(env.KUAIDI100_SALT)) {
    throw new SettingsError('KUAIDI100_SALT', 'KUAIDI100_KEY and KUAIDI100_SALT belong together');
  }
}
