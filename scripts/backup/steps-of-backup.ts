import type { Steps } from '../steps.ts';

/** Runs a part of the work and tells of it. */
export type RunStep = Steps['run'];

export function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
