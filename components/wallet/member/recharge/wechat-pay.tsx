'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { WechatWay } from '#components/work/pay/lazy-wechat-way.tsx';
import { type Recharge, rechargeQuery } from '#lib/api/payments/recharges.ts';

/** A recharge by WeChat. */
export function WechatPay({ recharge, onAgain }: { recharge: Recharge; onAgain: () => void }) {
  const queries = useQueryClient();
  const { queryKey } = rechargeQuery(recharge.no);
  const { payment_no: no, instructions, expire_time } = recharge;
  const ask = () => void queries.invalidateQueries({ queryKey });
  return (
    <WechatWay
      payment={{ no, instructions, expire_time }}
      ask={ask}
      isAsking={useIsFetching({ queryKey }) > 0}
      again={onAgain}
      isBeginning={false}
    />
  );
}
