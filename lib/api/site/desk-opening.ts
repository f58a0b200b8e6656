import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type { OpeningRecord, OpeningStep } from '#lib/contract/site/desk-opening.ts';

export const openShop = postAt('/api/operator/opening/open');

export const closeShop = () => postApi('/api/operator/opening/close', {}, inForm);

export const addPreviewLink = postAt('/api/operator/opening/linkAdd');

export const revokePreviewLink = postAt('/api/operator/opening/linkRevoke');

export const sendTestMail = () => postApi('/api/operator/opening/mail', {}, inForm);

export const switchShop = postAt('/api/operator/opening/switchShop');
