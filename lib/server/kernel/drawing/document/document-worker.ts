import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentContent } from './content.ts';
import { drawDocument } from './draw-document.ts';

parentPort?.postMessage(await drawDocument(workerData as DocumentContent));
