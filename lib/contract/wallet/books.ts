/**
 * Parts of the platform's books, and the accounts of each, in the order in which they are read. An account of the platform is
 * named by itself, those of people and stores by their kind; what stands nowhere here is shown under `other`.
 */
export const bookSections = {
  income: ['income:commission', 'income:sales', 'income:withdraw_fee', 'income:penalty'],
  expense: ['expense:points', 'expense:referral', 'expense:subsidy'],
  held: [
    'user_balance',
    'user_balance_hold',
    'order_escrow',
    'store_pending',
    'store_available',
    'store_hold',
    'store_deposit',
    'commission_available',
    'commission_hold',
    'referral_payable',
    'tax_withheld',
  ],
  places: ['bank:main', 'gateway:alipay', 'gateway:stripe', 'gateway:sandbox'],
  other: ['adjustment'],
} as const;

export type BookSection = keyof typeof bookSections;
export type BookAccount = (typeof bookSections)[BookSection][number];

export const bookAccounts = Object.values(bookSections).flat() as readonly BookAccount[] as [
  BookAccount,
  ...BookAccount[],
];
