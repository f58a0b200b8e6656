import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorCorrections } from '#lib/contract/settlement/desk-corrections.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';

export type Correction = DataOf<typeof operatorCorrections>['list'][number];

/** Stores, to choose the one that is concerned. */
export const correctionStoreLookup = lookupAt('/api/operator/correction/stores');

/** Puts a correction before another operator. The same key makes the same one (docs/domain/common.md 4). */
export const proposeCorrection = postOnceAt('/api/operator/correction/propose');

export const decideCorrection = postAt('/api/operator/correction/decide');
