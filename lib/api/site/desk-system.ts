import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorChannelPause, operatorChannelResume } from '#lib/contract/site/desk-pauses.ts';
import type { operatorSystemTest } from '#lib/contract/site/desk-system.ts';
import { postApi } from '../transport/browser.ts';

export type { SystemFacts, SystemService } from '#lib/contract/site/desk-system.ts';
export type ServiceTest = DataOf<typeof operatorSystemTest>;

/** Asks a provider something that changes nothing; what keeps it from answering is part of the answer. */
export const testService = (key: string) =>
  postApi('/api/operator/system/test', { key }, { isCodeShown: false, isErrorShown: false });

export type { PausableRecord } from '#lib/contract/site/desk-pauses.ts';

export const pauseChannel = (body: BodyOf<typeof operatorChannelPause>) =>
  postApi('/api/operator/system/pause', body, { isSuccessShown: true });

export const resumeChannel = (body: BodyOf<typeof operatorChannelResume>) =>
  postApi('/api/operator/system/resume', body, { isSuccessShown: true });
