/** Why the embedded database cannot run; each has one sentence under `errors.embedded` of messages/…/terminal.json. */
type EmbeddedReason =
  | 'noBinaries'
  | 'noUser'
  | 'notReachable'
  | 'unwritable'
  | 'archiveUnwritable'
  | 'archiveTooShort'
  | 'archiveDamaged'
  | 'diskFull'
  | 'inUse'
  | 'damagedLock'
  | 'damagedPidFile'
  | 'damagedSecrets'
  | 'secretsLost'
  | 'passwordRefused'
  | 'otherVersion'
  | 'initFailed'
  | 'startFailed'
  | 'endsAgain';

/** A trouble that its reader can do something about. It carries no sentence: the terminal words it in its language. */
export class EmbeddedDatabaseError extends Error {
  readonly reason: EmbeddedReason;
  readonly values: Record<string, string | number>;

  constructor(reason: EmbeddedReason, values: Record<string, string | number> = {}, cause?: unknown) {
    super(`embedded database: ${reason} ${JSON.stringify(values)}`, { cause });
    this.name = 'EmbeddedDatabaseError';
    this.reason = reason;
    this.values = values;
  }
}

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT']);
const unwritableCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP', 'ENOENT']);

/** Turns a failed file operation under `path` into its reason; what is neither rights nor space is thrown as it came. */
export function toFileError(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (diskFullCodes.has(code)) return new EmbeddedDatabaseError('diskFull', { path }, error);
  if (unwritableCodes.has(code)) return new EmbeddedDatabaseError('unwritable', { path }, error);
  return error;
}

/** Reads what PostgreSQL printed before it gave up. `undefined`: nothing known, the caller names its own reason. */
export function reasonFromOutput(output: string): EmbeddedReason | undefined {
  if (/recovery ended before configured recovery target was reached/.test(output)) return 'archiveTooShort';
  if (/could not restore file ".*" from archive/.test(output)) return 'archiveDamaged';
  if (/No space left on device|Disk quota exceeded/i.test(output)) return 'diskFull';
  if (/Read-only file system/i.test(output)) return 'unwritable';
  if (/bogus data in lock file|lock file "postmaster\.pid" is empty/i.test(output)) return 'damagedPidFile';
  if (/files are incompatible with server|is not compatible with this version/i.test(output)) return 'otherVersion';
  if (/could not (access|change) director|Permission denied/i.test(output)) return 'notReachable';
  return undefined;
}
