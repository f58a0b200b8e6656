import { earlyScript } from './early-script.ts';
import { modeScript } from './mode-script.ts';
import { sessionScript } from './session-script.ts';
import { visitScript } from './visit-script.ts';

/** The one inline script of every page, run before the first paint; the security policy names its hash. */
export const pageScript = modeScript + sessionScript + earlyScript + visitScript;
