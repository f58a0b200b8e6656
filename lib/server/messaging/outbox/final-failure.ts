/** A provider's refusal that stays one: the number, or what was to be sent, is at fault. Sent again it is refused again. */
export class FinalFailure extends Error {}
