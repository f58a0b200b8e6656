/** How far a commission is (docs/domain/referral.md 7). */
export const commissionStatuses = ['pending', 'frozen', 'released', 'void', 'reversed'] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

/** Whether somebody may promote (docs/domain/referral.md 5). */
export const promoterStatuses = ['pending', 'active', 'frozen', 'rejected'] as const;
export type PromoterStatus = (typeof promoterStatuses)[number];

/** Who pays a commission. */
export const commissionBearers = ['platform', 'store'] as const;
export type CommissionBearer = (typeof commissionBearers)[number];

/** What an operator may be offered about a promoter; a screen shows buttons from these alone. */
export const promoterActions = ['approve', 'reject', 'freeze', 'thaw', 'level'] as const;
export type PromoterAction = (typeof promoterActions)[number];
