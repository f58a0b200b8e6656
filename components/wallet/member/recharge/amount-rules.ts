import { toFen } from '#lib/utils/amount.ts';

/** Both ends are allowed. An amount that is none is somebody else's fault to name. */
export function isWithin(text: string, { min, max }: { min: string; max: string }): boolean {
  const fen = toFen(text);
  return fen === undefined || (fen >= (toFen(min) ?? 0) && fen <= (toFen(max) ?? Number.MAX_SAFE_INTEGER));
}

/** Amounts, in yuan, that people choose most. */
const common = ['100', '200', '500', '1000', '2000', '5000'];

export function presetsWithin(limits: { min: string; max: string }): string[] {
  return common.filter((amount) => isWithin(amount, limits));
}
