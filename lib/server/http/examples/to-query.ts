/** A query as the address of a call has it; a list says its name once for each entry. */
export function toQuery(request: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (Array.isArray(value)) for (const each of value) query.append(`${name}[]`, String(each));
    else if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
