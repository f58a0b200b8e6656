import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook, type WorkbookInput } from './read-workbook.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

try {
  parentPort?.postMessage({ answer: await readWorkbook(workerData as WorkbookInput) });
} catch (error) {
  if (!(error instanceof WorkbookRefusal)) throw error;
  parentPort?.postMessage({ refused: error.reason });
}
