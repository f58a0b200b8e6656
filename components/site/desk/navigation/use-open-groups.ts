import { useEffect, useState } from 'react';

const key = 'navigation:open';

/** Which groups are open: none at first, and then as this browser remembers them. */
export function useOpenGroups() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setOpen(new Set(read())), []);
  const keep = (ids: Iterable<number>) => {
    const next = new Set(ids);
    setOpen(next);
    write([...next]);
  };
  return {
    isOpen: (id: number) => open.has(id),
    setGroup: (id: number, isOpen: boolean) => keep([...open].filter((each) => each !== id).concat(isOpen ? id : [])),
    setAll: keep,
  };
}

function read(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function write(ids: number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // It lasts as long as the page.
  }
}
