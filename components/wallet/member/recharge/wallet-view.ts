/** What of the balance page is shown. */
export interface WalletView {
  /** `new`: the form; a number: this recharge; undefined: the lists. */
  recharge: string | undefined;
  list: 'movements' | 'recharges';
}

/** The state of the balance page out of its address; the page and the screen read it alike. */
export function readWalletView(parameters: URLSearchParams): WalletView {
  const recharge = parameters.get('recharge') ?? '';
  return {
    recharge: recharge === 'new' || /^RC\d{14}$/.test(recharge) ? recharge : undefined,
    list: parameters.get('view') === 'recharges' ? 'recharges' : 'movements',
  };
}
