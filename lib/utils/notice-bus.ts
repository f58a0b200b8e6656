/** A message for the person, shown on the highest layer (specification §9). */
export interface Notice {
  tone: 'success' | 'error' | 'info';
  /** A sentence that is already translated: the server's, or a component's. */
  text?: string;
  /** Or the key of a text of the error catalogue (specification §8), with its values. */
  failure?: string;
  values?: Record<string, string>;
}

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
const waiting: Notice[] = [];

/** Shows a message; one that comes before the page is ready waits for it. */
export function publishNotice(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** The one place that shows messages. Returns how to stop. */
export function onNotice(show: Listener): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    if (listener === show) listener = undefined;
  };
}
