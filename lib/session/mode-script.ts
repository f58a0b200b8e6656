/** MUI's provider reads and writes the same key with the same words, so the two can never disagree. */
export const modeStorageKey = 'ba-mode';

/**
 * Runs before the first paint, so that a page never flashes in the wrong colours. It must stand alone: it becomes an
 * inline script, and storage may be forbidden.
 */
export const modeScript = `(function(){var m;try{m=localStorage.getItem('${modeStorageKey}')}catch(e){}
if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
document.documentElement.setAttribute('data-mode',m)})();`;
