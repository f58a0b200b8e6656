/**
 * Identity: users, their groups and rules, sessions and tokens, login and its lock. It does not know balances,
 * referral relations or what the rules lead to.
 */

export { toAddressOptions } from './address-options.ts';
export { type Address, findDefaultAddress } from './address-repository.ts';
export {
  type AddressInput,
  getAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses.ts';
export { type Authentication, authenticate } from './authenticate.ts';
export { changeBind } from './change-bind.ts';
export { changePassword } from './change-password.ts';
export { createOperator } from './create-operator.ts';
export { createUser, type GroupKey, groupKeys, type NewUser } from './create-user.ts';
export { describeAddress } from './describe-address.ts';
export { nameDevice } from './device-name.ts';
export { endAllSessions, logOut, removeOldSessions } from './end-session.ts';
export { listGuestRules, listMemberRules, type RuleTrees } from './list-rules.ts';
export { listSessions, type SessionFacts } from './list-sessions.ts';
export { type LoginRequest, logIn } from './log-in.ts';
export { type LoginEvent, listLoginEvents, removeOldLoginEvents } from './login-events.ts';
export { removeOldFailures } from './login-lock.ts';
export { openSession, type SessionTokens } from './open-session.ts';
export { type ParsedAddress, parseAddress } from './parse-address.ts';
export { defaultAvatar } from './profile-rules.ts';
export { refreshSession } from './refresh-session.ts';
export { type Registration, registerUser } from './register-user.ts';
export { type CodeRequest, requestCode } from './request-code.ts';
export { type PasswordRecovery, retrievePassword } from './retrieve-password.ts';
export { revokeOtherSessions, revokeSession } from './revoke-session.ts';
export { headNavigation, namesById } from './rule-tree.ts';
export { hasGroup, type RuleDefinition, saveGroup, saveRules } from './save-rules.ts';
export { finishLogin, removeOldTickets } from './second-factor-login.ts';
export { deriveTokenKey } from './token-key.ts';
export {
  describeTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from './two-factor.ts';
export { type ProfileChanges, updateProfile } from './update-profile.ts';
export {
  findUser,
  findUserByName,
  findUserByRecommendCode,
  getUser,
  type User,
  updateUser,
} from './user-repository.ts';
export { removeOldPasses, verifyAddress } from './verify-address.ts';
