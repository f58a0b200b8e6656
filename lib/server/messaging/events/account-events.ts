import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of an account: how it is opened, whose it is, and its end. */
export const accountEvents = {
  passwordChanged: { category: 'system', link: userPath('account/changePassword'), sending: 'own', topic: 'Password' },
  /** Instead of the one before, where something opens the account without the password. */
  passwordChangedWays: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'own',
    topic: 'Password',
  },
  bindChanged: { category: 'system', link: userPath('account/profile'), sending: 'own', topic: 'Password' },
  twoFactorEnabled: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  twoFactorDisabled: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  recoveryRenewed: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'TwoFactor',
  },
  loginLinked: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Links' },
  loginUnlinked: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Links' },
  passkeyAdded: { category: 'system', link: userPath('account/changePassword'), sending: 'always', topic: 'Passkeys' },
  passkeyRemoved: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'Passkeys',
  },
  /** Its counter went back: somebody may hold a copy. */
  passkeySuspect: {
    category: 'system',
    link: userPath('account/changePassword'),
    sending: 'always',
    topic: 'Passkeys',
  },
  newDeviceLogin: { category: 'system', link: userPath('account/changePassword') },
  realNameVerified: { category: 'system', link: userPath('account/profile') },
  realNameRejected: { category: 'system', link: userPath('account/profile') },
  accountDisabled: { category: 'system', link: userPath('account/profile'), sending: 'own' },
  accountEnabled: { category: 'system', link: userPath('account/profile') },
  closingRequested: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  closingCancelled: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  closingBlocked: { category: 'system', link: userPath('account/profile'), sending: 'always', topic: 'Closing' },
  dataExportReady: { category: 'system', link: userPath('account/profile') },
  realNameSubmitted: { category: 'system', link: userPath('desk/realNames'), node: 'operator/realName/list' },
} as const satisfies Record<string, EventKind>;
