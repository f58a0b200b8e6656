/** A field of a form that stands there before its code, as far as it is looked at. */
export type EarlyField = Pick<
  HTMLInputElement,
  'name' | 'value' | 'type' | 'checked' | 'defaultValue' | 'defaultChecked'
>;

/** Has somebody touched it since the server drew it? */
export function isChanged(field: EarlyField): boolean {
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}
