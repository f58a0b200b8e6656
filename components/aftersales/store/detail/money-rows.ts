import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';

type Facts = Pick<SellerCaseDetail, 'goods' | 'freight' | 'requested' | 'proposed' | 'approved'>;

interface MoneyRow {
  key: 'goods' | 'freight' | 'requested' | 'proposed' | 'approved';
  amount: string;
}

const none = '0.00';

/** What there is to say about the money, in the order it came up; nothing of what is sent again. */
export function moneyRows({ goods, freight, requested, proposed, approved }: Facts): MoneyRow[] {
  const rows: (MoneyRow | undefined)[] = [
    goods === none ? undefined : { key: 'goods', amount: goods },
    freight === none ? undefined : { key: 'freight', amount: freight },
    requested === none ? undefined : { key: 'requested', amount: requested },
    proposed === null ? undefined : { key: 'proposed', amount: proposed },
    approved === null || approved === none ? undefined : { key: 'approved', amount: approved },
  ];
  return rows.filter((row) => row !== undefined);
}
