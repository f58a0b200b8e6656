/** The shop's icon, as `public` has it: what names none is asked for `/favicon.ico` by browsers. */
export const iconPath = '/favicon.svg';
