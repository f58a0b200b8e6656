/** How many of each line, as it is typed by line id. */
export type TypedQuantities = Readonly<Record<number, string>>;

export type QuantitiesFault = { line: number } | 'none';

interface Limited {
  id: number;
  most: number;
}

type Quantities = { lines: { line_id: number; qty: number }[] } | { fault: QuantitiesFault };

/** What was typed as a call takes it; nothing typed is nothing of it. */
export function readQuantities(lines: readonly Limited[], typed: TypedQuantities): Quantities {
  const chosen = [];
  for (const { id, most } of lines) {
    const text = (typed[id] ?? '').trim();
    const qty = text === '' ? 0 : Number(text);
    if (!Number.isInteger(qty) || qty < 0 || qty > most) return { fault: { line: id } };
    if (qty > 0) chosen.push({ line_id: id, qty });
  }
  return chosen.length === 0 ? { fault: 'none' } : { lines: chosen };
}
