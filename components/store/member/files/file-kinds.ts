/** Files that are shown as a picture; the others open in a tab of their own. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'avif']);

export function isPicture(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return pictures.has(path.split('.').at(-1)?.toLowerCase() ?? '');
}
