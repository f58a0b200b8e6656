import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorCorrectionDecide,
  operatorCorrectionPropose,
  operatorCorrections,
} from '#lib/contract/settlement/desk-corrections.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';

export type Correction = DataOf<typeof operatorCorrections>['list'][number];

/** Stores, to choose the one that is concerned. */
export const correctionStoreLookup = lookupAt('/api/operator/correction/stores');

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Puts a correction before another operator. The same key makes the same one (docs/domain/common.md 4). */
export const proposeCorrection = (body: BodyOf<typeof operatorCorrectionPropose>, key: string) =>
  postApi('/api/operator/correction/propose', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const decideCorrection = (body: BodyOf<typeof operatorCorrectionDecide>) =>
  postApi('/api/operator/correction/decide', body, inForm);
