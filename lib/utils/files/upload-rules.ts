/** What the rules look at; a browser's `File` is one. */
interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** The part of the site's upload config that decides; either list is a comma string or an array (specification §5). */
export interface UploadLimits {
  /** Bytes. */
  maxSize: number;
  allowedSuffixes: string | readonly string[];
  allowedMimeTypes: string | readonly string[];
}

/** Keys of the error catalogue. */
export const uploadFaults = ['uploadIncomplete', 'uploadType', 'uploadSize'] as const;
export type UploadFault = (typeof uploadFaults)[number];

/**
 * The first thing wrong with a file before it is sent, in the family's order: incomplete, type, size (contract §9). Here
 * suffix or mime type is enough; the server wants both, and looks inside.
 */
export function checkUpload(file: FileFacts, limits: UploadLimits): UploadFault | undefined {
  if (!file.name || !file.size) return 'uploadIncomplete';
  if (!isTypeAllowed(file, limits)) return 'uploadType';
  return file.size > limits.maxSize ? 'uploadSize' : undefined;
}

function isTypeAllowed({ name, type }: FileFacts, limits: UploadLimits): boolean {
  const suffix = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  const suffixes = toList(limits.allowedSuffixes).map((item) => item.toLowerCase());
  if (suffix !== '' && (suffixes.includes(suffix) || suffixes.includes(`.${suffix}`))) return true;
  return type !== '' && toList(limits.allowedMimeTypes).includes(type);
}

function toList(items: string | readonly string[]): readonly string[] {
  return typeof items === 'string' ? items.split(',') : items;
}
