/** What WeChat's browser gives to the page: it pays in a window of its own. */
interface WechatBridge {
  invoke(name: string, parameters: object, onDone: (answer: { err_msg?: string }) => void): void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WechatBridge;
  }
}

/** How WeChat's window was left; whether it is paid, only the server says. */
export type WindowOutcome = 'ok' | 'cancel' | 'fail';

/** The browser has it a moment after the page. */
function bridgeReady(): Promise<WechatBridge> {
  const { WeixinJSBridge: there } = window;
  if (there) return Promise.resolve(there);
  return new Promise((resolve) => {
    const take = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge);
    document.addEventListener('WeixinJSBridgeReady', take, { once: true });
  });
}

export async function openWechatWindow(bridge: string): Promise<WindowOutcome> {
  const wechat = await bridgeReady();
  return new Promise((resolve) => {
    wechat.invoke('getBrandWCPayRequest', JSON.parse(bridge), ({ err_msg = '' }) => {
      const word = err_msg.split(':').at(-1);
      resolve(word === 'ok' || word === 'cancel' ? word : 'fail');
    });
  });
}
