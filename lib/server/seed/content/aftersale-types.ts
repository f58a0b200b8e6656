import type { CaseStatus, CaseType } from '#lib/contract/aftersales/member-records.ts';
import type { EvidenceScene } from '../pictures/evidence.ts';
import type { SeedCustomer } from './trade.ts';

/** Who asks; `buyer` is the demo's own customer. */
export type CaseCustomer = 'buyer' | 'hotel' | 'consultancy';

/** What one of both sides writes, and what pictures go with it. */
interface Words {
  text: string;
  shows?: EvidenceScene[];
}

/** Fen, tracking numbers and words as their people would enter them; named as the moves are. */
export type CaseStep = {
  hoursAgo: number;
} /** `byPlatform`: an operator opens it for the customer, also when the time to ask is over. */ & (
  | ({
      does: 'apply';
      type: CaseType;
      reason: string;
      qty?: number;
      amount?: number;
      sku?: string;
      byPlatform?: boolean;
    } & Words)
  | ({ does: 'write'; by: 'customer' | 'seller' | 'platform'; isInternal?: boolean; isRequest?: boolean } & Words)
  | { does: 'propose'; amount: number; text: string }
  | { does: 'accept'; amount: number }
  | { does: 'approve' }
  | ({ does: 'refuse' } & Words)
  | ({ does: 'dispute' } & Words)
  | { does: 'sendBack'; trackingNo: string }
  | { does: 'receive'; resellable: number; text: string }
  | { does: 'reship'; trackingNo: string; text: string }
  | { does: 'confirm' }
  | { does: 'withdraw' }
  | { does: 'decide'; decision: 'refund' | 'reject'; amount?: number; text: string }
  /** What goes back online is handed to the provider; `isRefused`: which does not take it. */
  | { does: 'payBack'; isRefused?: boolean }
);

export interface SeedCase {
  customer: CaseCustomer;
  /** Who carries the order out, and answers. */
  seller: 'store' | 'platform';
  /** A ready product and one of its variants. */
  slug: string;
  sku: string;
  qty: number;
  pays: 'balance' | 'sandbox' | 'bank';
  /** When it was ordered; it arrives within three days, unless the case comes before. */
  hoursAgo: number;
  reached: 'paid' | 'received' | 'done';
  steps: CaseStep[];
  /** How far the case has come. */
  end: CaseStatus;
}

const place = (provinceId: number, cityId: number, areaId: number) => ({ provinceId, cityId, areaId, isDefault: true });

/** Nobody logs in as one of them. */
export const caseCustomers = {
  hotel: {
    username: 'demo_hotel',
    nickname: '云栖民宿',
    address: {
      ...place(330_000, 330_100, 330_106),
      receiver: '许云栖',
      mobile: '13900000021',
      address: '演示湖畔 9 号',
    },
  },
  consultancy: {
    username: 'demo_hartwell',
    nickname: 'Hartwell Consulting',
    address: {
      ...place(310_000, 310_100, 310_115),
      receiver: 'Emma Hartwell',
      mobile: '13900000022',
      address: '演示大道 100 号 12 楼',
    },
  },
} satisfies Record<Exclude<CaseCustomer, 'buyer'>, SeedCustomer>;
