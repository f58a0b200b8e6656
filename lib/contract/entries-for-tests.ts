import fs from 'node:fs';
import type { Endpoint } from './endpoint.ts';

const isEntry = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every entry of the contract, also those that stand side by side. */
export async function readEntries(): Promise<Endpoint[]> {
  const files = (fs.readdirSync('lib/contract', { recursive: true }) as string[]).filter((file) =>
    /(?<!\.test|-for-tests)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>));
  const values = modules.flatMap((module) => Object.values(module));
  const beside = values.filter((value) => typeof value === 'object' && value !== null).flatMap(Object.values);
  return [...values, ...beside].filter(isEntry);
}
