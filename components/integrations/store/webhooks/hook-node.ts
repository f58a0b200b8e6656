/** Who may change endpoints and send again. */
export const hookNode = { store: 'store/webhooks/edit', desk: 'operator/webhook/edit' } as const;
