/** Where somebody is in a part of a page: what has the focus, what is opened, typed and scrolled. */
export interface Place {
  focused: string | undefined;
  opened: Map<string, boolean>;
  typed: Map<string, string>;
  scrolled: Map<string, number>;
}

const all = <Found extends Element>(frame: Element, what: string) => [...frame.querySelectorAll<Found>(what)];

/** Names that a part made anew has too: counts in them may have changed. */
const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.replace(/\d+/g, '');
/** Folds within folds are called alike. */
const headOf = (fold: Element): string => {
  const outer = fold.parentElement?.closest('details');
  return `${outer ? headOf(outer) : ''} ${nameOf(fold.firstElementChild ?? fold)}`;
};
const fieldName = ({ form, name }: HTMLInputElement) =>
  `${[...document.forms].indexOf(form as HTMLFormElement)} ${name}`;
const folds = (frame: Element) => all<HTMLDetailsElement>(frame, 'details');
const fields = (frame: Element) => all<HTMLInputElement>(frame, 'input:not([type=hidden])');
const boxes = (frame: Element) => all(frame, 'div');

export function findPlace(frame: Element): Place {
  const active = document.activeElement;
  return {
    focused: active && frame !== active && frame.contains(active) ? nameOf(active) : undefined,
    opened: new Map(folds(frame).map((fold) => [headOf(fold), fold.open])),
    typed: new Map(
      fields(frame)
        .filter((field) => field.value !== field.defaultValue)
        .map((field) => [fieldName(field), field.value]),
    ),
    scrolled: new Map(
      boxes(frame)
        .filter((box) => box.scrollTop > 0)
        .map((box) => [box.className, box.scrollTop]),
    ),
  };
}

/** Brings the part of a page that was made anew to where it was. */
export function returnTo(frame: Element, { focused, opened, typed, scrolled }: Place): void {
  for (const fold of folds(frame)) fold.open = opened.get(headOf(fold)) ?? fold.open;
  for (const field of fields(frame)) field.value = typed.get(fieldName(field)) ?? field.value;
  for (const box of boxes(frame)) box.scrollTop = scrolled.get(box.className) ?? box.scrollTop;
  if (focused === undefined) return;
  const again = all<HTMLElement>(frame, focused.split(' ')[0] ?? 'a').find((element) => nameOf(element) === focused);
  again?.focus({ preventScroll: true });
}
