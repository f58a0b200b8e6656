import { getBrowser } from './browser.ts';

/** As a process of its own, so that whoever needs the browser later goes on meanwhile. */
getBrowser();
