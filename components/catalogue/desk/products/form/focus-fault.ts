/** Names the form of the editor, to look in it. */
export const productFormId = 'product-form';

/** Takes the focus to the first field that is marked as faulty, once it is marked. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const form = document.getElementById(productFormId);
      const faulty = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
      faulty?.focus({ preventScroll: true });
      faulty?.scrollIntoView({ block: 'center' });
    }, 50);
  });
}
