import { Worker } from 'node:worker_threads';

/**
 * Has a script draw in a thread of its own, which posts the bytes: opening a font and shaping its letters would hold up every
 * other request for a tenth of a second and more. Throws what goes wrong there.
 */
export async function drawApart(script: URL, content: unknown): Promise<Buffer> {
  const worker = new Worker(script, { workerData: content });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`nothing was drawn (${code})`)));
    });
  } finally {
    await worker.terminate();
  }
}
