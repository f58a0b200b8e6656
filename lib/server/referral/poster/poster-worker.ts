import { parentPort, workerData } from 'node:worker_threads';
import { drawPoster } from './draw-poster.ts';
import type { PosterContent } from './poster-content.ts';

parentPort?.postMessage(await drawPoster(workerData as PosterContent));
