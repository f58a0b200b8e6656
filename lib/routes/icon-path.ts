/** The shop's icon, whatever its look: browsers ask for it here where a page names none. */
export const iconPath = '/favicon.ico';
/** What a browser reads of the shop before it is put on a screen of its own. */
export const manifestPath = '/manifest.webmanifest';
