import { storeAftersaleFigures, storeAftersaleLimit } from '#lib/contract/aftersales/store-cases.ts';
import { describeStoreFigures, saveSmallRefund } from '#lib/server/aftersales/index.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { type App, serve } from '../../serve.ts';

/** How a store's after-sales stand, and what it has decided about them once for all. */
export function registerStoreCaseFigures(app: App): void {
  serve(app, storeAftersaleFigures, {
    guard: { store: 'store/order_aftersales' },
    isReadFromReplica: true,
    run: async ({ server, member }) => {
      const { orders, cases, rateBp, answerMinutes, refunded, smallRefund } = await describeStoreFigures(
        server,
        member.storeId,
      );
      return {
        ...{ orders, cases },
        rate_bp: rateBp,
        answer_minutes: answerMinutes,
        refunded: formatFen(refunded),
        small_refund: formatFen(smallRefund),
      };
    },
  });
  serve(app, storeAftersaleLimit, {
    guard: { store: 'store/order_aftersales/answer' },
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    message: 'caseLimitSaved',
    run: ({ server, member, body }) => saveSmallRefund(server, member, parseFen(body.small_refund)),
  });
}
