/** Ways that messages take; each has a lane of its own, so that one that hangs delays no other. */
export const outboxChannels = ['email', 'mobile'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

interface SendingLimits {
  /** The whole of one try, from the first step to the last answer. It is broken off after it, and counts as failed. */
  totalMs: number;
  /** A try that has not reported back after this is taken as lost and repeated: longer than any try can last. */
  leaseSeconds: number;
}

/** A mail server may take its time to accept a message (RFC 5321 4.5.3.2.6); a text message is one call of an API. */
export const sendingLimits: Record<OutboxChannel, SendingLimits> = {
  email: { totalMs: 60_000, leaseSeconds: 90 },
  mobile: { totalMs: 20_000, leaseSeconds: 50 },
};

/** Steps of a conversation by SMTP: what says nothing at all is given up long before the whole time is over. */
export const smtpLimits = {
  dnsTimeout: 8000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Without a word, in the middle. */
  socketTimeout: 40_000,
} as const;

/** Messages that one process has on their way at a time, by channel; some of that room is for codes alone. */
export const lane = { most: 8, mostNotices: 6 } as const;
