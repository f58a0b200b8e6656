import { Worker } from 'node:worker_threads';
import type { DocumentContent } from './content.ts';

/**
 * Draws a document in a thread of its own: opening the font and making the subset would hold up every other request for
 * a tenth of a second and more. Throws what goes wrong there.
 */
export async function drawApart(content: DocumentContent): Promise<Buffer> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { workerData: content });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the document was not drawn (${code})`)));
    });
  } finally {
    await worker.terminate();
  }
}
