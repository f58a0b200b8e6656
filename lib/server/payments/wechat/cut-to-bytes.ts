/** As much of a text as fits into so many bytes, without half a sign at its end. */
export function cutToBytes(text: string, most: number): string {
  let [cut, size] = ['', 0];
  for (const sign of text) {
    size += Buffer.byteLength(sign);
    if (size > most) break;
    cut += sign;
  }
  return cut;
}
