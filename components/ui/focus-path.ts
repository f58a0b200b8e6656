/** An element and what stands around it that can take the focus, the nearest first. */
export function focusPath(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return [element, ...focusPath(around)];
}

/** Gives the focus to the first of a path that is still there. */
export function focusFirst(path: readonly HTMLElement[]): void {
  path.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
}
