/**
 * Identity: users, their groups and rules, sessions and tokens, login and its lock. It does not know balances,
 * referral relations or what the rules lead to.
 */

export {
  type AddressBook,
  type AddressInput,
  type AddressRow,
  removeFromBook,
  saveInBook,
  setDefaultInBook,
} from './address-book.ts';
export { toAddressOptions } from './address-options.ts';
export { type Address, findDefaultAddress } from './address-repository.ts';
export {
  getAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses.ts';
export { anonymiseUser } from './anonymise-user.ts';
export { assignGroup, type GroupAssignment } from './assign-group.ts';
export { type Authentication, authenticate } from './authenticate.ts';
export { changeBind } from './change-bind.ts';
export { changeGroup, lockGroup } from './change-group.ts';
export { changePassword } from './change-password.ts';
export {
  type AccountClosing,
  beginClosing,
  endClosing,
  findOpenClosing,
  listDueClosings,
  lockDueClosing,
} from './closings.ts';
export { confirmOwner, confirmPassword, type OwnerProof } from './confirm-password.ts';
export { createOperator } from './create-operator.ts';
export { createUser, type GroupKey, groupKeys, type NewUser } from './create-user.ts';
export {
  claimExport,
  type DataExport,
  expireExports,
  failExport,
  finishExport,
  getExportFile,
  listExports,
  removeExports,
  requestExport,
} from './data-exports.ts';
export {
  approveRealName,
  listRealNames,
  openRealName,
  rejectRealName,
  type SubmittedRealName,
} from './decide-real-name.ts';
export { describeAddress } from './describe-address.ts';
export { getGroup, listGroups } from './describe-groups.ts';
export {
  listNavigation,
  moveNavigation,
  type NavigationChange,
  type NavigationRule,
  removeNavigation,
  saveNavigation,
} from './desk-navigation.ts';
export {
  type DeskUserFacts,
  type DeskUserRow,
  findNamedUserIds,
  findUserIds,
  listUserOptions,
  listUsers,
  openUser,
  type UserFilter,
} from './desk-users.ts';
export { nameDevice } from './device-name.ts';
export { endAllSessions, logOut, removeOldSessions } from './end-session.ts';
export { type Face, findFaces } from './find-faces.ts';
export { findUserNames } from './find-user-names.ts';
export { isStoreGroup } from './group-names.ts';
export { listGuestRules, listMemberRules, type RuleTrees } from './list-rules.ts';
export { listSessions, type SessionFacts } from './list-sessions.ts';
export { type LoginRequest, logIn } from './log-in.ts';
export { type LoginEvent, listLoginEvents, removeOldLoginEvents } from './login-events.ts';
export { removeOldFailures } from './login-lock.ts';
export { namePlace } from './name-place.ts';
export { findNoticeReaders, listHolders } from './notice-readers.ts';
export { openSession, type SessionTokens } from './open-session.ts';
export { type ParsedAddress, parseAddress } from './parse-address.ts';
export { hashPassword } from './password-hash.ts';
export { defaultAvatar } from './profile-rules.ts';
export { countPendingRealNames } from './real-name-repository.ts';
export { identityRecordNames } from './record-names.ts';
export { refreshSession } from './refresh-session.ts';
export { type Registration, registerUser } from './register-user.ts';
export { type CodeRequest, requestCode } from './request-code.ts';
export { type PasswordRecovery, retrievePassword } from './retrieve-password.ts';
export { revokeOtherSessions, revokeSession } from './revoke-session.ts';
export { headNavigation, namesById, withoutStoreRules } from './rule-tree.ts';
export { type GroupChange, removeGroup, saveGroupRules } from './save-group.ts';
export {
  addMissingRules,
  findRuleIds,
  grantRules,
  hasGroup,
  listRuleNames,
  type RuleDefinition,
  saveGroup,
} from './save-rules.ts';
export { confirmSecondFactor, hasSecondFactor } from './second-factor.ts';
export { finishLogin, removeOldTickets } from './second-factor-login.ts';
export { seal, unseal } from './secret-box.ts';
export { setUserStatus, type UserStatusChange } from './set-user-status.ts';
export { describeRealName, type RealNameFacts, submitRealName } from './submit-real-name.ts';
export { tellHolders } from './tell-holders.ts';
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
  findUsernames,
  getGroupKey,
  getUser,
  type User,
  updateUser,
} from './user-repository.ts';
export { removeOldPasses, verifyAddress } from './verify-address.ts';
export { listWorkViews, removeWorkView, saveWorkView, type WorkView } from './work-views.ts';
