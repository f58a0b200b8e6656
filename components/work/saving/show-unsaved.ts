/** Brings the person to the field at fault, else to the words that say why it is not saved. Motion is the browser's. */
export function showUnsaved(place: HTMLElement | null): void {
  if (!place) return;
  // The fault is drawn by then.
  requestAnimationFrame(() => {
    const field = place.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? place.querySelector<HTMLElement>('[data-phase]') ?? place;
    if (!field && target.tabIndex < 0) target.tabIndex = -1;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  });
}
