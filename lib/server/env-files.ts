import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** Where uploaded files are kept. */
export const fileSettings = {
  FILE_DRIVER: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  S3_PUBLIC_URL: z.url().optional(),
};

/** Throws a `SettingsError`: a driver without a place, or half a pair of keys, would fail at the first upload. */
export function requireSoundFiles(env: z.infer<z.ZodObject<typeof fileSettings>>): void {
  if (env.FILE_DRIVER === 's3' && !env.S3_BUCKET) {
    throw new SettingsError('S3_BUCKET', 'S3_BUCKET is not set, and FILE_DRIVER is s3');
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    throw new SettingsError('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  }
}
