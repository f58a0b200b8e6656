import type { Row } from './audiences-for-tests.ts';

/** Calls of operators who move in from another system. */
export const movingCalls: Row[] = [
  ['get /api/operator/moving/list', 'operators'],
  ['get /api/operator/moving/info', 'operators'],
  ['get /api/operator/moving/report', 'operators'],
  ['post /api/operator/moving/upload', 'operators'],
  ['post /api/operator/moving/pictures', 'operators'],
  ['post /api/operator/moving/check', 'operators'],
  ['post /api/operator/moving/run', 'operators'],
  ['post /api/operator/moving/undo', 'operators'],
];
