import { storageKey } from './stored-user.ts';

/**
 * Runs before the first paint and marks the page of a member, so that the guest's links do not flash up before the
 * member's menu is there. It must stand alone: it becomes an inline script.
 */
export const sessionScript = `(function(){try{var u=JSON.parse(localStorage.getItem('${storageKey}')||'{}');
if(u.id&&u.token)document.documentElement.setAttribute('data-session','member')}catch(e){}})();`;
