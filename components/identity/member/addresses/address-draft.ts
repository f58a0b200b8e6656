import { type AddressValues, addressFields, emptyAddress } from './address-values.ts';

const keyOf = (userId: number) => `addressDraft:${userId}`;

/** What this person had typed into the form of a new address, in this tab; undefined when it was nothing. */
export function readDraft(userId: number): AddressValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return toDraft(stored);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed until it is saved; an empty form is nothing to keep. */
export function writeDraft(userId: number, values: AddressValues): void {
  try {
    if (isEmpty(values)) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
  } catch {
    // Storage is forbidden: the draft lasts as long as the page.
  }
}

/** Forgets the draft: it is saved, or thrown away. */
export function dropDraft(userId: number): void {
  writeDraft(userId, emptyAddress);
}

function isEmpty(values: AddressValues): boolean {
  return addressFields.every((name) => !values[name]);
}

/** Field by field: whatever else is stored under the key stays out of the form. */
function toDraft(stored: unknown): AddressValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(stored));
  const text = (name: string) => String(given.get(name) ?? '');
  const code = (name: string) => Number(given.get(name)) || '';
  const draft: AddressValues = {
    receiver: text('receiver'),
    mobile: text('mobile'),
    province_id: code('province_id'),
    city_id: code('city_id'),
    area_id: code('area_id'),
    address: text('address'),
    is_default: given.get('is_default') === true,
  };
  return isEmpty(draft) ? undefined : draft;
}
