import type { CaseType } from '#lib/contract/aftersales/member-records.ts';
import { type CaseRequest, findCase, listReasons } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { asStore, listLines } from '../../orders/index.ts';
import { listReturnAddresses, saveReturnAddress } from '../../store/index.ts';
import { fulfilmentOf, type PaidChoices } from '../orders/fulfil-for-tests.ts';
import { applyForCase } from './apply-for-case.ts';

interface Placed {
  no: string;
  id: number;
  customer: Member;
}

/** What tests of after-sales do again and again. */
export function casesOf(test: { ctx: ServerContext }) {
  const { ctx } = test;
  const shop = fulfilmentOf(test);
  const reasonOf = async (words: string) => {
    const reason = (await listReasons(ctx.db)).find(({ texts }) => texts.en.startsWith(words));
    if (!reason) throw new Error(`no reason ${words}`);
    return reason.id;
  };
  const lineOf = async ({ id }: Pick<Placed, 'id'>) => {
    const [line] = await listLines(ctx.db, [id]);
    if (!line) throw new Error('no line');
    return line;
  };
  const request = async (order: Placed, type: CaseType, changes: Partial<CaseRequest> = {}): Promise<CaseRequest> => {
    const line = await lineOf(order);
    const lines = [{ lineId: line.id, qty: line.qty - line.refundedQty }];
    const words = { isReceived: true, description: 'It is not right', phone: '13800000000', files: [] };
    return { type, reasonId: await reasonOf('Another'), lines, ...words, ...changes };
  };
  return {
    ...shop,
    reasonOf,
    lineOf,
    request,
    /** Paid, accepted by a new store that takes goods back, and sent. */
    newSent: async (choices: PaidChoices = {}) => {
      const order = await shop.newPaid({ payable: 10_000, qty: 10, ...choices });
      const store = await shop.newStore();
      await addAddress(ctx, store);
      await shop.accept(store, order.no);
      await shop.ship(asStore(store), order.no);
      return { ...order, store };
    },
    apply: async (order: Placed, type: CaseType, changes: Partial<CaseRequest> = {}) => {
      const input = { no: order.no, request: await request(order, type, changes), key: crypto.randomUUID() };
      return (await applyForCase(ctx, order.customer, input)).no;
    },
    caseOf: async (no: string) => {
      const aftersale = await findCase(ctx.db, { no });
      if (!aftersale) throw new Error(`no case ${no}`);
      return aftersale;
    },
    addAddress: (store: StoreMember) => addAddress(ctx, store),
    /** Something that somebody has sent as evidence. */
    pictureOf: async (userId: number) => {
      const path = `private/aftersale/${crypto.randomUUID()}.png`;
      const url = `/storage/${path}`;
      await createTestFile(ctx, userId, { isPrivate: true, topic: 'aftersale', path, url, mime: 'image/png' });
      return url;
    },
  };
}

async function addAddress(ctx: ServerContext, { storeId }: StoreMember): Promise<void> {
  if ((await listReturnAddresses(ctx, storeId)).length > 0) return;
  const place = { provinceId: 440_000, cityId: 440_300, areaId: 440_305, address: '科技园路 1 号' };
  await saveReturnAddress(ctx, storeId, { receiver: '仓库', mobile: '13900000000', ...place, isDefault: true });
}
