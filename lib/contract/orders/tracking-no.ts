/** What people copy along with the number: what it is called, a mark behind that. */
const label =
  /^(?:快递单号|运单号码?|物流单号|邮件号|单号|tracking(?:\s*(?:number|no\.?|#))?|waybill(?:\s*(?:number|no\.?))?|awb)\s*[:：#]?\s*(?=[\sA-Z]*\d)/i;

/** Which parcel of several it is, behind the numbers of JD: JDVA01234567890-1-2-. */
const parcelOfJd = /^(JD[A-Z]{0,2}\d{10,15})(?:-\d{1,3}){1,2}-?$/;

/**
 * The number of a parcel as its carrier writes it, of whatever somebody pastes: without its label, blanks, hyphens of any
 * kind and what draws nothing; letters are capitals, full width is half. What is none stays none, for the field to refuse.
 */
export function toTrackingNo(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(label, '')
    .replaceAll(/[\p{Pd}\u2212\u00b7_]/gu, '-')
    .replaceAll(/\s+/gu, '')
    .toUpperCase();
  return plain.replace(parcelOfJd, '$1').replaceAll('-', '');
}

/** A day is none. */
const day = /^\d{4}[-\s]\d\d?[-\s]\d\d?$/;

/**
 * What may be the number of a parcel among other words: one word, or groups with digits in each, behind the letters of a
 * carrier or before those of a country.
 */
export function mayBeTrackingNo(text: string): boolean {
  const typed = text.normalize('NFKC').trim();
  if (day.test(typed) || !/^[0-9A-Z]{4,40}$/.test(toTrackingNo(typed))) return false;
  const groups = typed
    .replace(label, '')
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);
  const isGroup = (group: string, at: number) =>
    /\d/.test(group) || (at === 0 && group.length <= 4) || (at === groups.length - 1 && group.length <= 2);
  return groups.some((group) => /\d/.test(group)) && groups.every(isGroup);
}
