import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { operatorLeadHandle } from '#lib/contract/site/desk-leads.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { browserTransport } from '../transport/browser-transport.ts';
import { inForm, postAt } from '../transport/post-at.ts';
import { send } from '../transport/send.ts';

export type { DeskLead } from '#lib/contract/site/desk-leads.ts';
export type { DeskNavigationRule } from '#lib/contract/site/desk-navigation.ts';
export type { DeskPage } from '#lib/contract/site/desk-pages.ts';
export type { DeskSetting } from '#lib/contract/site/desk-settings.ts';

const notified = { isSuccessShown: true } as const;

export const removePage = (id: number) => postApi('/api/operator/page/remove', { id }, inForm);

export const saveSettings = postAt('/api/operator/settings/save');

/** Whether calls of this browser would be answered there: the API is that one's, and lets this site ask. */
export async function answersAsApi(address: string): Promise<boolean> {
  const transport = { ...browserTransport(''), baseUrl: address.replace(/\/+$/, '') };
  return send(transport, { method: 'get', path: '/api/index/index' }).then(
    ({ code }) => code === 1,
    () => false,
  );
}

/** Writes a legal text from its template, as a draft. */
export const draftLegalText = postAt('/api/operator/legal/draft');

export const saveNavigation = postAt('/api/operator/navigation/save');

export const moveNavigation = postAt('/api/operator/navigation/move', {});

export const removeNavigation = (id: number) => postApi('/api/operator/navigation/remove', { id }, inForm);

/** Says that an enquiry was answered, and what came of it. */
export const handleLead = (body: BodyOf<typeof operatorLeadHandle>, options: CallOptions = notified) =>
  postApi('/api/operator/lead/handle', body, options);
