const storageKey = 'quotationFileNames';
const kept = 50;

function read(): [url: string, name: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((pair) => (Array.isArray(pair) ? [[String(pair[0]), String(pair[1])]] : []));
  } catch {
    return [];
  }
}

/** An answer holds only the addresses of files: what they were called stays with this browser. */
export function rememberFileName(url: string, name: string): void {
  try {
    const others = read().filter(([known]) => known !== url);
    localStorage.setItem(storageKey, JSON.stringify([...others, [url, name]].slice(-kept)));
  } catch {
    // Storage is forbidden: the end of the address is a name too.
  }
}

export function fileName(url: string): string {
  return read().find(([known]) => known === url)?.[1] ?? url.split('/').at(-1) ?? url;
}
