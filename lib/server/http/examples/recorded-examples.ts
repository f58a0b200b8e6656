import fs from 'node:fs';
import path from 'node:path';
import type { CallName, Example } from './example.ts';

const file = path.join(import.meta.dirname, 'recorded.json');
let known: ReadonlyMap<CallName, Example> | undefined;

/** The examples of the reference, as they were made by `npm run api:examples`; read when somebody first looks at it. */
export function recordedExamples(): ReadonlyMap<CallName, Example> {
  known ??= new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))) as [CallName, Example][]);
  return known;
}
