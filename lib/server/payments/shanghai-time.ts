/** Alipay and WeChat Pay read times as those of their own clock, wherever this process runs. */
export function shanghaiTime(date: Date): string {
  return date.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
