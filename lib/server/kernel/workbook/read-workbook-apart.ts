import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { WorkbookAnswer, WorkbookInput } from './read-workbook.ts';
import { workbookLimits } from './workbook-limits.ts';
import { type RefusalReason, WorkbookRefusal } from './workbook-refusal.ts';

/** One workbook takes a core while it is read; another waits for it. */
const atOnce = pLimit(1);

/**
 * Reads a workbook in a thread of its own, which ends when it takes too long or too much memory: what a stranger has
 * packed does not hold up anybody else. Throws a `WorkbookRefusal`.
 */
export function readWorkbookApart(input: WorkbookInput): Promise<WorkbookAnswer> {
  return atOnce(() => readInThread(input));
}

async function readInThread(input: WorkbookInput): Promise<WorkbookAnswer> {
  const { seconds, heapMegabytes } = workbookLimits;
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<WorkbookAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new WorkbookRefusal('too_big')), seconds * 1000);
      worker.once('message', ({ answer, refused }: { answer?: WorkbookAnswer; refused?: RefusalReason }) => {
        if (answer) resolve(answer);
        else reject(new WorkbookRefusal(refused ?? 'damaged'));
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookRefusal('too_big') : error);
      });
      worker.once('exit', (code) => reject(new Error(`the workbook was not read (${code})`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
