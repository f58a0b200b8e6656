import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorSystemTest } from '#lib/contract/site/desk-system.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type { SystemFacts, SystemService } from '#lib/contract/site/desk-system.ts';
export type ServiceTest = DataOf<typeof operatorSystemTest>;

/** Asks a provider something that changes nothing; what keeps it from answering is part of the answer. */
export const testService = (key: string) =>
  postApi('/api/operator/system/test', { key }, { isCodeShown: false, isErrorShown: false });

export type { PausableRecord } from '#lib/contract/site/desk-pauses.ts';

export const pauseChannel = postAt('/api/operator/system/pause', { isSuccessShown: true });

export const resumeChannel = postAt('/api/operator/system/resume', { isSuccessShown: true });
