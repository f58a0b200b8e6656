/** From where somebody pays, as far as providers have a way of their own for it. */
export type PayDevice = 'desktop' | 'phone' | 'wechat';

/** A tablet shows a code as well as a desktop does; WeChat has a browser of its own on all of them. */
export function payDeviceOf(userAgent: string): PayDevice {
  if (/\bMicroMessenger\//i.test(userAgent)) return 'wechat';
  return /\bMobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}
