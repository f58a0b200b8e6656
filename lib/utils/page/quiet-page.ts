/** Whether leaving the page now would lose or break off anything: what was typed, a dialog, a call under way. */
let isTouched = false;
let calls = 0;

/** Buttons that change what a form holds, such as those around a number, and choices that are no inputs. */
const changing = 'form button, fieldset button, [role="option"], [role="switch"], [role="menuitemcheckbox"]';

/** Notices from now on whether somebody has typed or chosen something. Returns how to stop. */
export function watchTyping(): () => void {
  const touch = () => {
    isTouched = true;
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(changing)) touch();
  };
  window.addEventListener('input', touch, true);
  window.addEventListener('change', touch, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('input', touch, true);
    window.removeEventListener('change', touch, true);
    window.removeEventListener('click', onClick, true);
  };
}

/** Another page is on the screen: what was typed on the one before went with it. */
export function forgetTyping(): void {
  isTouched = false;
}

/** Counts a call until it has ended. */
export async function whileCalling<Answer>(call: Promise<Answer>): Promise<Answer> {
  calls += 1;
  try {
    return await call;
  } finally {
    calls -= 1;
  }
}

export function isPageQuiet(): boolean {
  return !isTouched && calls === 0 && document.querySelector('dialog[open], [role="dialog"]') === null;
}
