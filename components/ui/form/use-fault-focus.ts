import { type RefObject, useEffect } from 'react';

/** After a refusal the first field that is marked as faulty takes the focus. `refusal`: the error, another one each time. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
}
