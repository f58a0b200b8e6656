import type { MessageCategory } from '#lib/contract/message.ts';

/**
 * What members are told of. The words are `<event>Title` and `<event>Body` of the inbox messages; a new event needs an
 * entry here and its words, nothing else.
 */
export const inboxEvents = {
  passwordChanged: { category: 'system', link: '/user/account/changePassword' },
  bindChanged: { category: 'system', link: '/user/account/profile' },
  twoFactorEnabled: { category: 'system', link: '/user/account/changePassword' },
  twoFactorDisabled: { category: 'system', link: '/user/account/changePassword' },
  newDeviceLogin: { category: 'system', link: '/user/account/changePassword' },
  rechargeReceived: { category: 'finance', link: '/user/account/balance' },
  rechargeRejected: { category: 'finance', link: '/user/account/balance' },
} as const satisfies Record<string, { category: MessageCategory; link: string }>;

export type InboxEvent = keyof typeof inboxEvents;
