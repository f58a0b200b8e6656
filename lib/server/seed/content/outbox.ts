import { userPath } from '#lib/routes/user-path.ts';
import type { MadeMessage } from '../../factories/outbox-factory.ts';

type SeedMessage = Omit<MadeMessage, 'now' | 'expiresAt' | 'dueAt'> & { hoursAgo: number; livesHours?: number };

/** What an operator finds in a shop whose mail provider had a bad morning: kept whole, wiped, dead, and what went out. */
export const outboxMessages: SeedMessage[] = [
  {
    channel: 'email',
    recipient: 'purchasing@qingfeng.example',
    locale: 'zh-cn',
    template: 'Notice',
    values: {
      no: 'SO20261103000007',
      kind: 'service',
      noticeEvent: 'orderDone',
      noticeLink: userPath('account/myorder'),
    },
    isSecret: false,
    status: 'failed',
    attempts: 7,
    lastError: 'connect ECONNREFUSED 192.0.2.25:465',
    hoursAgo: 3,
  },
  {
    channel: 'email',
    recipient: 'office@northquay.example',
    locale: 'en',
    template: 'AccountClosed',
    values: {},
    isSecret: false,
    status: 'failed',
    attempts: 7,
    lastError: "Can't send mail - all recipients were rejected: 550 5.1.1 <office@northquay.example>: User unknown",
    hoursAgo: 5,
  },
  {
    channel: 'email',
    recipient: 'zhang.wei@yunzhi.example',
    locale: 'zh-cn',
    template: 'StoreInvite',
    values: { store: '云纸印务', inviter: '李敏', role: 'sales', days: 7, link: '/' },
    isSecret: true,
    status: 'failed',
    attempts: 7,
    lastError: 'Recipient command failed: 552 5.2.2 Mailbox full',
    hoursAgo: 8,
    livesHours: 168,
  },
  {
    channel: 'mobile',
    recipient: '13900000026',
    locale: 'zh-cn',
    template: 'Code',
    values: { code: '0000', minutes: 10, event: 'user_register' },
    isSecret: true,
    status: 'expired',
    attempts: 4,
    lastError: 'Too many messages for one number, try again later',
    hoursAgo: 10,
    livesHours: 0.17,
  },
  {
    channel: 'email',
    recipient: 'purchasing@qingfeng.example',
    locale: 'zh-cn',
    template: 'PasswordChanged',
    values: {},
    isSecret: false,
    status: 'sent',
    hoursAgo: 26,
  },
];
