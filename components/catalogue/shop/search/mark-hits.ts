const words = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** A text in pieces, those that were looked for marked. Chinese and Latin words count apart, capitals make no difference. */
export function markHits(text: string, query: string): { text: string; isHit: boolean }[] {
  const pending = [...new Set(query.toLowerCase().match(words) ?? [])].sort(
    (left, right) => right.length - left.length,
  );
  if (pending.length === 0) return [{ text, isHit: false }];
  // Letters and digits only: nothing in it means anything to a pattern.
  const pieces = text.split(new RegExp(`(${pending.join('|')})`, 'giu'));
  return pieces.map((piece, place) => ({ text: piece, isHit: place % 2 === 1 })).filter((piece) => piece.text !== '');
}
