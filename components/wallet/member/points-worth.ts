/** What points are worth: yuan with two decimals, rounded down, because nobody can pay with a part of a fen. */
export function pointsInYuan(points: number, perYuan: number): string {
  const fen = Math.floor((Math.max(0, points) * 100) / perYuan);
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
