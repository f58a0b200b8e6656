export interface Learned {
  /** Until when the certificate lasts that it showed. */
  certificateEndsAt?: Date;
}

/** Something outside of the shop that it leans on, as operators see it. */
export interface Service {
  /** Unique among all of them. */
  key: string;
  kind:
    | 'address'
    | 'mail'
    | 'sms'
    | 'payment'
    | 'payout'
    | 'invoice'
    | 'login'
    | 'passkeys'
    | 'parcels'
    | 'statistics'
    | 'files';
  name: string;
  state: 'on' | 'sandbox' | 'off';
  /**
   * Asks it something that changes nothing; throws whatever keeps it from answering. Writes down what it learned beside that.
   * Absent: there is no such question, or nobody to ask.
   */
  probe?: (learned: Learned) => Promise<void>;
}

/** A number that none of the shop's documents has: what a provider is asked about to see whether it answers. */
export const unknownNumber = 'PROBE00000000000';
