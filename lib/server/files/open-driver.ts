import type { ServerEnv } from '../env.ts';
import type { FileDriver } from './driver.ts';
import { localDriver } from './local-driver.ts';
import { s3Driver } from './s3-driver.ts';

/** The driver that holds what was stored under this name; new files go to the one `FILE_DRIVER` names. */
export function openDriver(env: ServerEnv, storage: ServerEnv['FILE_DRIVER']): FileDriver {
  return storage === 's3' ? s3Driver(env) : localDriver(env);
}
