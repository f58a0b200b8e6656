const change = 'basket-change';

/** Says of a call that the basket may hold something else once it is answered. */
export async function changesBasket<Answer>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  window.dispatchEvent(new Event(change));
  return answer;
}

/** Calls back whenever this tab may have changed the basket. Returns how to stop. */
export function onBasketChange(listener: () => void): () => void {
  window.addEventListener(change, listener);
  return () => window.removeEventListener(change, listener);
}
