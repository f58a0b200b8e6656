import type { SellerCaseDetail, SellerCaseMessage } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { isOwnCase } from '../case-side.ts';

type Shown = Pick<SellerCaseDetail, 'store_name' | 'messages'>;

/** Files that each side has sent with messages: what is shown once the platform is asked comes that way. */
export function shownLater(side: SellerSide, record: Shown) {
  const isSeller = ({ author }: SellerCaseMessage) =>
    author === 'store' ||
    (author === 'you' && isOwnCase(side, record)) ||
    (author === 'platform' && record.store_name === null);
  const open = record.messages.filter(({ is_internal: isInternal }) => !isInternal);
  return {
    customer: open.filter(({ author }) => author === 'customer').flatMap(({ files }) => files),
    seller: open.filter(isSeller).flatMap(({ files }) => files),
  };
}
