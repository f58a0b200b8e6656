type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Between messages and whatever they stand beside. */
const gap = 16;

let pressed: Element | undefined;

/** Remembers what was pressed last: what is said of it must not cover it. Answers how to stop. */
export function watchPresses(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button, a, input, select, label') ?? target;
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

/**
 * Puts messages at the top, below what sticks there, or at the bottom, above what sticks there: wherever they cover neither
 * the control that they came from nor the one that has the focus.
 */
export function placeNotices(layer: HTMLElement): void {
  const { width, height } = layer.getBoundingClientRect();
  const right = document.documentElement.clientWidth - gap;
  const across = { left: right - width, right };
  const ceiling = edgeOf(across, 'top') + gap;
  const floor = edgeOf(across, 'bottom') - gap;
  const above: Box = { ...across, top: ceiling, bottom: ceiling + height };
  const below: Box = { ...across, top: floor - height, bottom: floor };
  const controls = [pressed, document.activeElement].flatMap((each) =>
    each?.isConnected && each !== document.body && !layer.contains(each) ? [each.getBoundingClientRect()] : [],
  );
  layer.style.top = `${chooseBox(controls, above, below).top}px`;
}

/** The first of the two that covers none of the controls; else the one that leaves free what was pressed. */
export function chooseBox(controls: readonly Box[], above: Box, below: Box): Box {
  const places = [above, below];
  const isFree = (place: Box, count: number) => controls.slice(0, count).every((control) => !meets(place, control));
  return places.find((place) => isFree(place, controls.length)) ?? places.find((place) => isFree(place, 1)) ?? above;
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where bars that stick to an edge of the window leave off; the edge itself without any. */
function edgeOf({ left, right }: Pick<Box, 'left' | 'right'>, side: 'top' | 'bottom'): number {
  const { innerHeight } = window;
  const y = side === 'top' ? 2 : innerHeight - 2;
  for (let each = document.elementFromPoint((left + right) / 2, y); each; each = each.parentElement) {
    const { position } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    const isBar = (position === 'sticky' || position === 'fixed') && box.height < innerHeight * 0.4;
    if (isBar) return side === 'top' ? box.bottom : box.top;
  }
  return side === 'top' ? 0 : innerHeight;
}
