import { isCreditCode } from './store/credit-code.ts';

/** What is wrong with a tax number, as a key of `validation` with its values. */
interface TaxNumberFault {
  key: 'taxNoLength' | 'taxNoCharacter' | 'taxNoDigit' | 'taxNoCheck';
  values: Record<string, string | number>;
}

/** As it is kept: people type it in groups, in small letters and in the wide forms of Chinese keyboards. */
export function toTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

const codeLength = 18;
/** Numbers of before 2015, which some bodies still have: without a check character. */
const oldLengths = [15, 20];

/**
 * The first thing that is wrong with a number as `toTaxNumber` writes it, with the place of a wrong character, counted
 * from one; undefined where nothing is.
 */
export function findTaxNumberFault(number: string): TaxNumberFault | undefined {
  if (oldLengths.includes(number.length)) return findWrong(number, /[0-9A-Z]/, 'taxNoCharacter');
  if (number.length !== codeLength) return { key: 'taxNoLength', values: { length: number.length } };
  const wrong =
    findWrong(number, /[0-9A-HJ-NPQRTUWXY]/, 'taxNoCharacter') ?? findWrong(number.slice(0, 8), /\d/, 'taxNoDigit', 2);
  if (wrong) return wrong;
  return isCreditCode(number) ? undefined : { key: 'taxNoCheck', values: {} };
}

function findWrong(
  number: string,
  allowed: RegExp,
  key: 'taxNoCharacter' | 'taxNoDigit',
  from = 0,
): TaxNumberFault | undefined {
  const at = [...number].findIndex((character, index) => index >= from && !allowed.test(character));
  return at < 0 ? undefined : { key, values: { position: at + 1, character: number.charAt(at) } };
}
