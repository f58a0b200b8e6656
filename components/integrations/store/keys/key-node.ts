/** Who may make and revoke keys. */
export const keyNode = { store: 'store/api_keys/edit', desk: 'operator/apiKey/edit' } as const;
