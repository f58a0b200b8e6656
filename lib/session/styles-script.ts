/**
 * A finished page carries the rules it is painted with (`server/page-cache/first-styles.ts`), and its sheets hold nothing up by being
 * for print: each counts once it is there. Where no script runs, the page keeps what it came with. Loads of
 * elements get as far as the document. It must stand alone: it becomes
 * an inline script.
 */
export const stylesScript = `document.addEventListener('load',e=>{const l=e.target;if(l.media=='print'&&l.dataset.precedence)l.media='all'},true);`;
