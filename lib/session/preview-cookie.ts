/** Holds a preview link in the browser of who was given one, until it runs out. */
export const previewCookie = 'shop-preview';
/** The same from a process with pages to the API. */
export const previewHeader = 'x-shop-preview';
