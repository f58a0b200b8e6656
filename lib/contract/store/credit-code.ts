/** GB 32100-2015: digits and capitals without I, O, S, V and Z; the place in it is the value of a character. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const shape = new RegExp(`^[${alphabet}]{2}\\d{6}[${alphabet}]{10}$`);

/** The last character for the first 17: their values weighted with the powers of three, modulo 31. */
export function checkCharacterOfCode(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? '';
}

/**
 * A unified social credit code in capitals: shape and check character. The organisation code inside it has a check
 * character of its own, which is left alone: codes are in use whose issuers did not keep to it.
 */
export function isCreditCode(text: string): boolean {
  return shape.test(text) && checkCharacterOfCode(text.slice(0, 17)) === text[17];
}
