/** The number of an application out of an address; undefined for none, and for what cannot be one. */
export function readInvoiceNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^IV\d{14}$/.test(no) ? no : undefined;
}
