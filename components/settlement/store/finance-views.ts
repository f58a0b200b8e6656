/** Parts of a store's finance page, in the order of their tabs; the first is what the address without a word shows. */
export const financeViews = ['earnings', 'statements', 'withdrawals', 'deposit', 'account', 'movements'] as const;

export type FinanceView = (typeof financeViews)[number];

/** Which part an address asks for. */
export function readFinanceView(parameters: URLSearchParams): FinanceView {
  return financeViews.find((view) => view === parameters.get('view')) ?? financeViews[0];
}

/** Under which tab it stands: the lines of a statement belong to the statements. */
export function readFinanceTab(parameters: URLSearchParams): FinanceView {
  return parameters.has('statement') ? 'statements' : readFinanceView(parameters);
}
