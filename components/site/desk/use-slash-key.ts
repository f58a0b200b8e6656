import { type RefObject, useEffect, useEffectEvent } from 'react';

/** `/` leads to a search field from wherever `isFrom` says that nobody types one there. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isFrom: (pressedIn: Element) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || !isFrom(event.target)) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
