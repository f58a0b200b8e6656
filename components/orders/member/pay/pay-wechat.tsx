'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { WechatWay } from '#components/work/pay/lazy-wechat-way.tsx';
import type { GroupPayment } from '#lib/api/orders/member-pay.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { useGivingUp } from './use-giving-up.ts';

/** An attempt to pay by WeChat. */
export function PayWechat({ no, payment }: { no: string; payment: GroupPayment }) {
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/order/group', { no });
  const { mutate, isPending } = useGivingUp(no);
  const ask = () => void queries.invalidateQueries({ queryKey });
  const isAsking = useIsFetching({ queryKey }) > 0;
  return <WechatWay payment={payment} ask={ask} isAsking={isAsking} again={() => mutate()} isBeginning={isPending} />;
}
