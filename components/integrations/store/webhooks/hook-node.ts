/** Who may change endpoints and send again. */
export const hookNode = { store: 'store/webhooks/edit', desk: 'operator/webhook/edit' } as const;
export const seeingNode = { store: 'store/webhooks', desk: 'operator/webhook/list' } as const;
