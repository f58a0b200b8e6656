import { useTranslations } from 'next-intl';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import type { CaseMove } from './arrange-actions.ts';

/** What a button is called: approving is another thing for money than for a replacement, and a service is done again. */
export function useMoveName({ type, fulfilment }: SellerCaseDetail): (move: CaseMove) => string {
  const t = useTranslations('aftersalesStore.actions');
  const isDoneAgain = type === 'reship' && fulfilment === 'service';
  return (move) => {
    if (move === 'approve') return t(`approve.name.${isDoneAgain ? 'service' : type}`);
    if (move === 'reship') return t(fulfilment === 'ship' ? 'reship.name' : `reship.doneName.${againKey(fulfilment)}`);
    return t(`${move}.name`);
  };
}

/** What is not sent is done again, or made ready again. */
export const againKey = (fulfilment: SellerCaseDetail['fulfilment']) =>
  fulfilment === 'service' ? 'service' : 'other';
