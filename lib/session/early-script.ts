/** What the inline script says to the window when it has kept a press. */
export const earlyPress = 'early-press';

/**
 * Keeps what is pressed in a form whose code is still on its way (`data-early`), for that code to do when it arrives
 * (`components/ui/early-form.tsx`); fields keep their own state. Only buttons with a value are kept: all others do what
 * they do without a script. It must stand alone: it becomes an inline script.
 */
export const earlyScript = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early] button[value]');
if(!b)return;e.preventDefault();e.stopImmediatePropagation();b.closest('[data-early]').dataset.early+=' '+b.value;
b.setAttribute('aria-busy','true');dispatchEvent(new Event('${earlyPress}'))},true);`;
