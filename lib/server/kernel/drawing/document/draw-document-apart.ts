import { drawApart } from '../draw-apart.ts';
import type { DocumentContent } from './content.ts';

const worker = new URL('./document-worker.ts', import.meta.url);

/** The document as the bytes of a PDF, drawn in a thread of its own. */
export const drawDocumentApart = (content: DocumentContent): Promise<Buffer> => drawApart(worker, content);
