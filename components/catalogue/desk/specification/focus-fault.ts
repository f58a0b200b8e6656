/** Names what holds the forms of the editor, to look in it. */
export const formsId = 'specification-forms';

/** Takes the focus to what is wrong in the form that is shown next, on a phone to its place on the page as well. */
export function focusFault(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const forms = document.getElementById(formsId);
      const faulty = forms?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
      faulty?.focus({ preventScroll: true });
      (faulty ?? forms)?.scrollIntoView({ block: faulty ? 'center' : 'start' });
    }, 50);
  });
}
