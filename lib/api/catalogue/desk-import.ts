import { importUpload } from '#lib/contract/catalogue/desk-import.ts';
import { refuseUpload } from '../files/member-upload.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type {
  ImportField,
  ImportMapping,
  ProductImport,
} from '#lib/contract/catalogue/desk-import.ts';

/** What is refused is said at its place by the caller. */
const inPlace = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false, timeout: false } as const;
const answered = { ...inPlace, answers: '/api/operator/product/importInfo' } as const;

/**
 * `sheet` names one of a workbook, which says its names when there are several. What is too large or of another kind is
 * not sent at all (specification §5): a server that closes the connection looks like no server.
 */
export async function uploadProductImport({ file, sheet }: { file: File; sheet?: string | undefined }) {
  refuseUpload(file, importUpload, true);
  const form = new FormData();
  form.append('file', file, file.name);
  const options = { ...answered, ...(sheet !== undefined && { query: { sheet } }) };
  return postApi('/api/operator/product/importUpload', form, options);
}

export const checkProductImport = postAt('/api/operator/product/importCheck', answered);

export const runProductImport = (id: number) => postApi('/api/operator/product/importRun', { id }, answered);

/** Goes on for a second or two; ask again until the status says it has ended. */
export const stepProductImport = (id: number) => postApi('/api/operator/product/importStep', { id }, answered);

export const downloadImportTemplate = (format: 'csv' | 'xlsx') =>
  downloadFile('/api/operator/product/importTemplate', { format });

export const downloadImportFaults = (id: number) => downloadFile('/api/operator/product/importFaults', { id });
