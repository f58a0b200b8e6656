import { z } from 'zod';

/** Decimal digits as people and programs write them; no other notation, which nobody means. */
const decimal = /^[+-]?\d+(\.\d+)?$/;

/**
 * What stands for a number: the number, or its digits as text. Nothing typed is nought, as everywhere on the wire. Anything else, such as
 * a list of one, a switch or `0x10`, stays what it is, and the schema refuses it.
 */
function toNumber(sent: unknown): unknown {
  if (sent === null) return 0;
  if (typeof sent !== 'string') return sent;
  const text = sent.trim();
  if (text === '') return 0;
  return decimal.test(text) ? Number(text) : sent;
}

/** In a form it may be text, or not chosen yet. */
type SentNumber = ReturnType<typeof z.coerce.number>;

const SentNumber = z.core.$constructor<SentNumber, z.core.$ZodNumberDef>('SentNumber', (inst, def) => {
  z.ZodNumber.init(inst as never, def);
  const { parse } = inst._zod;
  inst._zod.parse = (payload, context) => {
    payload.value = toNumber(payload.value);
    return parse(payload, context);
  };
});

/** A number that clients send as number or text; `error` is the key of what is said where it is neither. Rules are chained to it. */
export const sentNumber = (error: string): SentNumber =>
  new SentNumber({ type: 'number', checks: [], error: () => error });
