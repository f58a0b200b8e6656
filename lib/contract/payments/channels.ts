/** Ways to get money in from outside; each is a provider of `lib/server/payments`. */
export const channels = ['bank', 'alipay', 'stripe', 'sandbox'] as const;
export type Channel = (typeof channels)[number];

/** How a payment can be made: from the balance, by a provider, or by nothing where nothing is to be paid. */
export const payChannels = ['balance', ...channels, 'none'] as const;
export type PayChannel = (typeof payChannels)[number];
