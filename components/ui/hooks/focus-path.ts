/** An element and what stands around it that can take the focus, the nearest first. */
export function focusPath(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return [element, ...focusPath(around)];
}

/** Whether it can still have the focus: it may have left, or be of no use now. */
export const canHold = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/** Gives the focus to the first of a path that is still there. */
export function focusFirst(path: readonly HTMLElement[]): void {
  path.find(canHold)?.focus({ preventScroll: true });
}
