/** Who may see redirects, and who may change them. */
export const listRedirectsNode = 'operator/redirect/list';
export const editRedirectsNode = 'operator/redirect/edit';
