/**
 * Identity: users, their groups and rules, sessions and tokens, login and its lock. It does not know balances,
 * referral relations or what the rules lead to.
 */

export { getAccountFacts } from './account/account-facts.ts';
export { anonymiseUser } from './account/anonymise-user.ts';
export { type BroughtUser, bringUser, findTaken } from './account/bring-user.ts';
export {
  type AccountClosing,
  beginClosing,
  endClosing,
  findClosedAccounts,
  findOpenClosing,
  isAccountClosed,
  listDueClosings,
  lockDueClosing,
} from './account/closings.ts';
export {
  claimExport,
  type DataExport,
  expireExports,
  failExport,
  finishExport,
  getExportFile,
  listDueExports,
  listExports,
  removeExports,
  requestExport,
} from './account/data-exports.ts';
export {
  type DeskUserFacts,
  type DeskUserRow,
  findNamedUserIds,
  findUserIds,
  listUserOptions,
  listUsers,
  openUser,
} from './account/desk-users.ts';
export { type Face, findFaces } from './account/find-faces.ts';
export { findUsedAccounts } from './account/find-used-accounts.ts';
export { findUserNames } from './account/find-user-names.ts';
export { defaultAvatar } from './account/profile-rules.ts';
export { setUserStatus } from './account/set-user-status.ts';
export { updateProfile } from './account/update-profile.ts';
export {
  findUser,
  findUserByName,
  findUserByRecommendCode,
  findUsernames,
  getGroupKey,
  getUser,
  listActiveUsers,
  type User,
} from './account/user-repository.ts';
export { listWorkViews, removeWorkView, saveWorkView, type WorkView } from './account/work-views.ts';
export {
  type AddressBook,
  type AddressInput,
  type AddressRow,
  removeFromBook,
  saveInBook,
  setDefaultInBook,
} from './addresses/address-book.ts';
export { toAddressOptions } from './addresses/address-options.ts';
export { type Address, findDefaultAddress } from './addresses/address-repository.ts';
export {
  getAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './addresses/addresses.ts';
export { bringAddress } from './addresses/bring-address.ts';
export { describeAddress } from './addresses/describe-address.ts';
export { type ParsedAddress, parseAddress } from './addresses/parse-address.ts';
export { agreeToPublished, giveConsent, toPublishedText } from './consents/give-consent.ts';
export {
  type Consent,
  type ConsentState,
  countConsents,
  describeConsents,
  listConsents,
} from './consents/list-consents.ts';
export { describeRegistration } from './consents/open-registration.ts';
export { assignGroup } from './groups/assign-group.ts';
export { changeGroup, lockGroup } from './groups/change-group.ts';
export { getGroup, listGroups } from './groups/describe-groups.ts';
export {
  listNavigation,
  moveNavigation,
  type NavigationRule,
  removeNavigation,
  saveNavigation,
} from './groups/desk-navigation.ts';
export { isStoreGroup } from './groups/group-names.ts';
export { listGroupOptions } from './groups/list-group-options.ts';
export { listGuestRules, listMemberRules, type RuleTrees } from './groups/list-rules.ts';
export { findNoticeReaders, listHolders } from './groups/notice-readers.ts';
export { notifyHolders } from './groups/notify-holders.ts';
export { countUnprovenOperators, hasOperator } from './groups/operators.ts';
export { listNodesOfUser } from './groups/permissions.ts';
export { headNavigation, namesById, withoutStoreRules } from './groups/rule-tree.ts';
export { removeGroup, saveGroupRules } from './groups/save-group.ts';
export {
  addMissingRules,
  addTitles,
  findRuleIds,
  grantRules,
  hasGroup,
  listRuleNames,
  listUntitledLocales,
  type RuleDefinition,
  saveGroup,
} from './groups/save-rules.ts';
export { beginLink, describeLinkedLogins, finishLink, unlink } from './linked/link-login.ts';
export { type LinkedLogin, listLinkedLogins } from './linked/linked-logins.ts';
export { listLoginProviders } from './linked/list-providers.ts';
export { loginServices } from './linked/list-services.ts';
export { beginProviderLogin, logInThrough } from './linked/log-in-through.ts';
export { removeOldJourneys } from './linked/offers.ts';
export { authenticate } from './login/authenticate.ts';
export { createOperator } from './login/create-operator.ts';
export { createUser, type GroupKey, type NewUser } from './login/create-user.ts';
export { nameDevice } from './login/device-name.ts';
export { logOut, removeOldSessions } from './login/end-session.ts';
export { identifyUser } from './login/identify-user.ts';
export { isNewDevice } from './login/is-new-device.ts';
export { listSessions, type SessionFacts } from './login/list-sessions.ts';
export { logIn } from './login/log-in.ts';
export { type LoginEvent, listLoginEvents, removeOldLoginEvents } from './login/login-events.ts';
export { removeOldFailures } from './login/login-lock.ts';
export { namePlace } from './login/name-place.ts';
export { openSession, type SessionTokens } from './login/open-session.ts';
export { challengePasskey, logInByPasskey } from './login/passkey-login.ts';
export { refreshSession } from './login/refresh-session.ts';
export { type Registration, registerUser } from './login/register-user.ts';
export { revokeOtherSessions, revokeSession } from './login/revoke-session.ts';
export { finishLogin, removeOldTickets } from './login/second-factor-login.ts';
export { deriveTokenKey } from './login/token-key.ts';
export { addPasskey, offerPasskey } from './passkeys/add-passkey.ts';
export { removeSpentChallenges } from './passkeys/challenge.ts';
export { removePasskey, renamePasskey } from './passkeys/change-passkey.ts';
export { describePasskeys, listPasskeys, type PasskeyFacts } from './passkeys/list-passkeys.ts';
export { passkeyServices } from './passkeys/list-services.ts';
export { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';
export {
  approveRealName,
  listRealNames,
  openRealName,
  rejectRealName,
  type SubmittedRealName,
} from './real-names/decide-real-name.ts';
export { countPendingRealNames } from './real-names/real-name-repository.ts';
export {
  describeRealName,
  getVerifiedName,
  type RealNameFacts,
  submitRealName,
} from './real-names/submit-real-name.ts';
export { identityRecordNames } from './record-names.ts';
export { changeBind } from './security/change-bind.ts';
export { changePassword } from './security/change-password.ts';
export { confirmOwner, confirmPassword } from './security/confirm-password.ts';
export { decrypt, encrypt } from './security/encryption.ts';
export { readOldHash } from './security/old-hashes.ts';
export { type CodeRequest, requestCode } from './security/request-code.ts';
export { retrievePassword } from './security/retrieve-password.ts';
export { confirmSecondFactor, hasSecondFactor } from './security/second-factor.ts';
export {
  describeTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from './security/two-factor.ts';
export { removeOldPasses, verifyAddress } from './security/verify-address.ts';
