import {
  storeWithdrawApply,
  storeWithdrawCancel,
  storeWithdrawInfo,
  storeWithdrawOptions,
  storeWithdrawPreview,
  storeWithdraws,
} from '#lib/contract/payouts/store-withdrawals.ts';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  describeOptions,
  getWithdrawal,
  hasOwnPayee,
  listOwnWithdrawals,
  type Owner,
  priceWithdrawal,
} from '#lib/server/payouts/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { describePayee } from '#lib/server/store/index.ts';
import { getStoreAvailable } from '#lib/server/wallet/index.ts';
import { applyStoreWithdrawal } from '#lib/server/workflows/payouts/apply-store-withdrawal.ts';
import { cancelWithdrawal } from '#lib/server/workflows/payouts/cancel-withdrawal.ts';
import { readInvoicesOf } from '#lib/server/workflows/payouts/describe-waiting.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toOptionsRecord, toPriceRecord, toTimeline, toWithdrawalRecord } from './withdrawal-records.ts';

const reading = { store: 'store/finance' } as const;
const taking = { store: 'store/finance/withdraw' } as const;

const ownerOf = ({ storeId }: StoreMember): Owner => ({ ownerType: 'store', ownerId: storeId });

/** What a store takes of its earnings. */
export function registerStoreWithdrawals(app: App): void {
  serve(app, storeWithdraws, {
    guard: reading,
    run: async ({ server, member, query, locale }) => {
      const asked = { owner: ownerOf(member), status: query.status };
      const { list, total } = await listOwnWithdrawals(server.db, asked, toPage(query));
      const needs = await readInvoicesOf(server, list);
      return { list: list.map((each) => toWithdrawalRecord(each, locale, needs.get(each.id))), total };
    },
  });
  serve(app, storeWithdrawInfo, {
    guard: reading,
    run: async ({ server, member, query: { no }, locale }) => {
      const withdrawal = await getWithdrawal(server.db, no, ownerOf(member));
      const [changes, needs] = await Promise.all([
        listStatusChanges(server.db, 'withdrawal', withdrawal.id),
        readInvoicesOf(server, [withdrawal]),
      ]);
      return {
        ...toWithdrawalRecord(withdrawal, locale, needs.get(withdrawal.id)),
        timeline: toTimeline(changes, locale),
      };
    },
  });
  serve(app, storeWithdrawCancel, {
    guard: taking,
    message: 'withdrawalCancelled',
    run: ({ server, member, body: { no } }) => cancelWithdrawal(server, member, { no, owner: ownerOf(member) }),
  });
  registerAsking(app);
}

function registerAsking(app: App): void {
  serve(app, storeWithdrawOptions, {
    guard: reading,
    run: async ({ server, member }) => {
      const [settings, options, available, { store, current, needsCode }] = await Promise.all([
        getSettings(server),
        describeOptions(server, ownerOf(member)),
        getStoreAvailable(server.db, member.storeId),
        describePayee(server, member),
      ]);
      return {
        ...toOptionsRecord(options, { available, isStopped: store.status === 'suspended' }),
        account: current.maskedAccount,
        bank: current.payeeBank,
        is_own_account: hasOwnPayee(store),
        needs_code: needsCode,
        is_invoice_needed: settings['withdraw.isStoreInvoiceNeeded'],
      };
    },
  });
  serve(app, storeWithdrawPreview, {
    guard: reading,
    run: async ({ server, query: { amount } }) => {
      const asked = { amount: parseFen(amount), channel: 'bank', ownerType: 'store' } as const;
      return toPriceRecord(priceWithdrawal(asked, await getSettings(server)));
    },
  });
  serve(app, storeWithdrawApply, {
    guard: taking,
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    message: 'withdrawalApplied',
    run: ({ server, member, body: { amount, ...proof }, ip, request }) =>
      applyStoreWithdrawal(server, member, {
        ...proof,
        amount: parseFen(amount),
        ip,
        key: requireIdempotencyKey(request),
      }),
  });
}
