import type { PostEntry, PostPath } from '#lib/contract/calls.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { type CallOptions, postApi } from './browser.ts';

/** What a form or a dialog sends: success is a notice, and a refusal is said in place. */
export const inForm: CallOptions = { isSuccessShown: true, isCodeShown: false };

/** A write as a function of its body and of nothing else: who calls it, as React Query does, may hand over more. */
export const postAt =
  <Path extends PostPath>(path: Path, options: CallOptions = inForm) =>
  (body: BodyOf<PostEntry<Path>>) =>
    postApi(path, body, options);

/** A write that is done once a key, from a form: the same key makes the same document (docs/domain/common.md 4). */
export const postOnceAt =
  <Path extends PostPath>(path: Path) =>
  (body: BodyOf<PostEntry<Path>>, key: string) =>
    postApi(path, body, { ...inForm, isDuplicateCancelled: false, headers: { 'idempotency-key': key } });
