import type { DataOf } from '#lib/contract/endpoint.ts';
import type { accountOverview } from '#lib/contract/wallet/member-movements.ts';
import { messagesQuery } from '../messaging/member-inbox.ts';
import { apiQuery } from '../transport/queries.ts';

type Answer = DataOf<typeof accountOverview>;

/** The week is the family's; a foreign backend sends nothing else, and what it lacks is not shown. */
export type Overview = Pick<Answer, 'days' | 'score' | 'money'> & {
  cards?: Partial<Answer['cards']>;
  todos?: Answer['todos'];
};
export type Todo = Answer['todos'][number];

/** The account at a glance. */
export const overviewQuery = () => ({
  ...apiQuery('/api/account/overview'),
  select: (answer: Answer): Overview => answer,
});

/** The newest messages: the first page of the inbox, which asks in the same words and so shares the answer. */
export const latestMessagesQuery = () => messagesQuery({ page: 1, limit: 10 });
