/** Of a draft, for whoever holds its token. Beside `paths`, which every page of the storefront carries. */
export const pagePreviewPath = (token: string): string => `/page-preview/${token}`;
