import { createRoot } from 'react-dom/client';
import type { SavedLine } from '#lib/api/quotation/member-quotations.ts';
import { getApi } from '#lib/api/transport/browser.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { type AddedBasket, AddedPanel } from './added-panel.tsx';

let takeAway = () => {};

/** Shows what was just put into the basket, over whatever page it was put in from, and where to go on. */
export async function showAdded({ no, item }: SavedLine): Promise<void> {
  const locale = toLocale(document.documentElement.lang);
  const [messages, basket] = await Promise.all([loadMessages(locale, ['quotation', 'ui']), readBasket(no)]);
  const words = messages.quotation.storefront;
  const { units } = messages.ui;
  takeAway();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  takeAway = () => {
    root.unmount();
    place.remove();
    takeAway = () => {};
  };
  root.render(<AddedPanel item={item} basket={basket} words={{ ...words, units, locale }} onClose={takeAway} />);
}

/** Without an answer the panel shows the line alone: it is in the basket all the same. */
async function readBasket(no: string): Promise<AddedBasket> {
  const silent = { isErrorShown: false, isCodeShown: false, isDuplicateCancelled: false };
  const basket = await getApi('/api/quote/basket', {}, silent).catch(() => null);
  return { no, items: basket?.current.items ?? [] };
}
