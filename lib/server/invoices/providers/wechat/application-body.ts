import type { RedReason } from '#lib/contract/invoices/records.ts';
import type { DocumentItem } from '#lib/server/invoices/applying/snapshots.ts';
import type { IssueOrder, RedOrder } from '../provider.ts';

/** A document within an application; one that failed leaves its name used, so each round has its own. */
export const fapiaoIdOf = ({ no, round }: Pick<IssueOrder, 'no' | 'round'>): string => `${no}-${round}`;

/** Quantities are counted in hundred-millionths. */
const perPiece = 100_000_000;

/**
 * What the call that issues is sent. Of who buys it hears what stands on the document, neither address nor telephone of a
 * person: we send the document ourselves. Quantity 1 stands for a part of an amount, which has no pieces.
 */
export function toApplicationBody(order: IssueOrder): object {
  const { no, amount, remark, items } = order;
  return {
    scene: 'WITHOUT_WECHATPAY',
    fapiao_apply_id: no,
    buyer_information: toBuyer(order),
    fapiao_information: [
      {
        fapiao_id: fapiaoIdOf(order),
        total_amount: amount,
        need_list: false,
        items: items.map(toItem),
        ...(remark !== '' && { remark }),
      },
    ],
  };
}

function toBuyer({ title }: IssueOrder) {
  const { titleType, name, taxNo, regAddress, regPhone, bankName, bankAccount } = title;
  return {
    type: titleType === 'company' ? 'ORGANIZATION' : 'INDIVIDUAL',
    name,
    ...(taxNo !== '' && { taxpayer_id: taxNo }),
    ...(regAddress !== '' && { address: regAddress }),
    ...(regPhone !== '' && { telephone: regPhone }),
    ...(bankName !== '' && { bank_name: bankName }),
    ...(bankAccount !== '' && { bank_account: bankAccount }),
  };
}

function toItem({ taxCode, taxLabel, name, model, unit, qty, taxBp, netAmount, taxAmount }: DocumentItem) {
  return {
    tax_code: taxCode,
    ...(taxLabel !== '' && { goods_category: taxLabel }),
    goods_name: name,
    ...(model !== '' && { specification: model }),
    ...(unit !== '' && { unit }),
    quantity: (qty ?? 1) * perPiece,
    total_amount: netAmount + taxAmount,
    tax_rate: taxBp,
    tax_prefer_mark: 'NO_FAVORABLE',
    discount: false,
  };
}

/** As WeChat Pay spells them. */
const reasons: Record<RedReason, string> = {
  issue_error: 'ISSUE_ERROR',
  sales_return: 'SALES_RETURN',
  service_ended: 'SERVICE_SUSPENTION',
  sales_discount: 'SALES_DISCOUNT',
};

export const toReverseBody = ({ reason, blue }: RedOrder, fapiaoId: string): object => ({
  reverse_reason: reasons[reason],
  fapiao_information: [
    {
      fapiao_id: fapiaoId,
      ...(blue.fapiaoCode !== '' && { fapiao_code: blue.fapiaoCode }),
      fapiao_number: blue.fapiaoNo,
    },
  ],
});
