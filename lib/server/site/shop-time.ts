const written = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;

/** Empty, or a moment there is, by the clock of the shop. */
export const isShopTime = (text: string): boolean => text === '' || shopTime(text) !== undefined;

/** `2026-11-28 06:00` as the clock of the shop (Beijing) shows it; undefined for what no clock shows. */
export function shopTime(text: string): Date | undefined {
  const [, day = '', time = ''] = written.exec(text) ?? [];
  const at = new Date(`${day}T${time}:00+08:00`);
  // 30 February would be 2 March.
  const isThere = !Number.isNaN(at.getTime()) && new Date(at.getTime() + 8 * 3_600_000).toISOString().startsWith(day);
  return day && isThere ? at : undefined;
}
