const changed = 'chosen-goods';

/** Tells the page what the goods that are chosen on it cost, in fen; undefined where nobody can say yet. */
export function showGoods(fen: number | undefined): void {
  dispatchEvent(new CustomEvent(changed, { detail: fen }));
}

/** Hears what the chosen goods cost, whenever that changes. Returns how to stop. */
export function onGoods(hear: (fen: number | undefined) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<number | undefined>).detail ?? undefined);
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
