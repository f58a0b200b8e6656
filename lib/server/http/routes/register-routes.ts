import type { Hono } from 'hono';
import type { ApiEnv } from '../request-scope.ts';
import { registerAccount } from './account.ts';
import { registerAccountMoney } from './account-money.ts';
import { registerAccountProfile } from './account-profile.ts';
import { registerAccountSecurity } from './account-security.ts';
import { registerAccountTwoFactor } from './account-two-factor.ts';
import { registerAddress } from './address.ts';
import { registerArea } from './area.ts';
import { registerCatalogue } from './catalogue.ts';
import { registerCommon } from './common.ts';
import { registerContent } from './content.ts';
import { registerCooperate } from './cooperate.ts';
import { registerHealth } from './health.ts';
import { registerIndex } from './index.ts';
import { registerMessage } from './message.ts';
import { registerMessaging } from './messaging.ts';
import { registerRecharge } from './recharge.ts';
import { registerUserRoutes } from './user.ts';

/** Every route of the API, one file per domain. */
export function registerRoutes(app: Hono<ApiEnv>): void {
  registerHealth(app);
  registerIndex(app);
  registerUserRoutes(app);
  registerCommon(app);
  registerAccount(app);
  registerAccountProfile(app);
  registerAccountMoney(app);
  registerAccountSecurity(app);
  registerAccountTwoFactor(app);
  registerArea(app);
  registerAddress(app);
  registerRecharge(app);
  registerMessaging(app);
  registerMessage(app);
  registerCatalogue(app);
  registerContent(app);
  registerCooperate(app);
}
