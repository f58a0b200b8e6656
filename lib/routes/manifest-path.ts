/** What a browser reads of the shop before it is put on a screen of its own. */
export const manifestPath = '/manifest.webmanifest';
