import { type MessageCategory, messageCategories } from '#lib/contract/messaging/member-inbox.ts';
import { readPage } from '#lib/utils/page-parameters.ts';

export interface MessageFilter {
  page: number;
  limit: number;
  category?: MessageCategory;
  /** Only unread ones; otherwise missing. */
  unread?: 1;
}

/** The state of the inbox out of its address; the page and the screen read it alike. */
export function readMessageFilter(parameters: URLSearchParams): MessageFilter {
  const category = messageCategories.find((each) => each === parameters.get('category'));
  return {
    ...readPage(parameters),
    ...(category && { category }),
    ...(parameters.get('unread') === '1' && { unread: 1 as const }),
  };
}
