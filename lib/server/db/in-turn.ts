/**
 * Does the parts of a job one after the other. One that fails holds up none of those after it; the first fault is thrown at
 * the end.
 */
export async function inTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => void faults.push(error));
  if (faults.length > 0) throw faults[0];
}
