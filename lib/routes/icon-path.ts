/** The shop's icon, whatever its look: browsers ask for it here where a page names none. */
export const iconPath = '/favicon.ico';
