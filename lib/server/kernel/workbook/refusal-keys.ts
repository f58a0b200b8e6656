import type { RefusalReason } from './workbook-refusal.ts';

/** What is said of a file that cannot be read, by keys of the validation messages. */
export const refusalKeys: Record<RefusalReason, string> = {
  format: 'importFormat',
  legacy: 'importLegacy',
  binary: 'importBinary',
  open_document: 'importOpenDocument',
  numbers: 'importNumbers',
  web_page: 'importWebPage',
  xml: 'importXml',
  document: 'importDocument',
  archive: 'importArchive',
  protected: 'importProtected',
  damaged: 'importDamaged',
  too_big: 'importTooBig',
};
