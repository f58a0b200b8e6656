/** The import that an address names, which is the one gone on with. */
export function readMoving(parameters: URLSearchParams): { id?: number } {
  const id = Number(parameters.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? { id } : {};
}
