import fs from 'node:fs/promises';
import type { ServerContext } from '../db/context.ts';
import type { Service } from '../kernel/service.ts';
import { probeBucket } from './s3-driver.ts';

/** Where new files go. */
export function fileServices({ env }: Pick<ServerContext, 'env'>): Service[] {
  if (env.FILE_DRIVER === 's3') {
    return [{ key: 'files', kind: 'files', name: env.S3_BUCKET ?? '', state: 'on', probe: () => probeBucket(env) }];
  }
  const probe = () => fs.access(env.DATA_DIR, fs.constants.R_OK | fs.constants.W_OK);
  return [{ key: 'files', kind: 'files', name: '', state: 'on', probe }];
}
