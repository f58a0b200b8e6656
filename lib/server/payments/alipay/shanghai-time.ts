/** Alipay reads times as those of its own clock, wherever this process runs. */
export function shanghaiTime(date: Date): string {
  return date.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
