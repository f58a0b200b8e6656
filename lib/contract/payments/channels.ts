/** Providers outside that take real money; each has a folder of this name in `lib/server/payments`, and a driver in it. */
export const providerChannels = ['alipay', 'wechat', 'stripe'] as const;
export type ProviderChannel = (typeof providerChannels)[number];

/** Ways to get money in from outside; each is a provider of `lib/server/payments`. */
export const channels = ['bank', ...providerChannels, 'sandbox'] as const;
export type Channel = (typeof channels)[number];

/** How a payment can be made: from the balance, by a provider, or by nothing where nothing is to be paid. */
export const payChannels = ['balance', ...channels, 'none'] as const;
export type PayChannel = (typeof payChannels)[number];
