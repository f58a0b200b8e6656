import { getNginx } from '../programs/nginx.ts';
import { getBrowser } from './browser.ts';

/** What browser tests need of the machine, as a process of its own, so that whoever needs it later goes on meanwhile. */
getBrowser();
getNginx();
