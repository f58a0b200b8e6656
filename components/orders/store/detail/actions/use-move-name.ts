import { useTranslations } from 'next-intl';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { SellerMove } from '../seller-side.ts';

/** What a button is called: the end of a service is another thing than that of a file, and a second time another than the first. */
export function useMoveName({ fulfilment, appointment }: SellerOrderDetail): (move: SellerMove) => string {
  const t = useTranslations('ordersStore.actions');
  return (move) => {
    if (move === 'done' && fulfilment !== 'ship') return t(`done.do.${fulfilment}`);
    if (move === 'appointment' && appointment) return t('appointment.change');
    return t(`${move}.name`);
  };
}
