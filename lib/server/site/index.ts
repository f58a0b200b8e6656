/**
 * Site: settings, content pages, cooperation leads. It knows nothing of users, orders or products.
 */

export { turnAnnouncement } from './announcement.ts';
export { lineOfAreas, lineOfPlace, nameArea, nameAreas, regionOf } from './area-name.ts';
export { type Area, type AreaPath, areaEdition, findAreaPath, listAreas, locateArea } from './areas.ts';
export { findDocument, homePage } from './blocks/documents-repository.ts';
export { type DeskDocument, getDocumentForDesk } from './blocks/get-document.ts';
export { findHomePage } from './blocks/get-home-page.ts';
export { listPageUses, pageFilmUses, pagePictureUses, refreshPageFiles } from './blocks/page-files.ts';
export { getPreview } from './blocks/preview-link.ts';
export { publishPage, restoreVersion, withdrawPage } from './blocks/publish-page.ts';
export { type BlocksChange, saveBlocks } from './blocks/save-blocks.ts';
export { settlePagesDue } from './blocks/settle-page.ts';
export { cdnAddress } from './cdn-address.ts';
export { changeSettings, updateSettings } from './change-settings.ts';
export { cleanHtml, textOfHtml } from './clean-html.ts';
export { describeSettings } from './describe-settings.ts';
export { countOpenLeads, handleLead, type Lead, listLeads } from './desk-leads.ts';
export {
  type DeskPage,
  getPageForDesk,
  listAllPages,
  type PageText,
  placePage,
  removePage,
  savePage,
} from './desk-pages.ts';
export { insertLead, type LeadOrigin, type NewLead } from './leads.ts';
export { draftLegalText, type LegalTextState, listLegalTexts } from './legal/legal-texts.ts';
export { listPublishedTexts, type PublishedLegalText, type VersionPlace } from './legal/published-texts.ts';
export { visitServices } from './list-services.ts';
export { derivePalettes, hasDefaultColours, notesOnColours } from './look/derive-palettes.ts';
export { drawMonogram } from './look/draw-monogram.ts';
export { findLookFiles, listLookUses, lookFileUses, replaceInLooks } from './look/look-files.ts';
export {
  findDraft,
  type LookDraft,
  listLooks,
  type PublishedLook,
} from './look/look-repository.ts';
export { readPreviewToken, writePreviewToken } from './look/preview-token.ts';
export { publishDraft, restoreLook } from './look/publish-look.ts';
export { readLook } from './look/read-look.ts';
export { type LookChange, saveDraft } from './look/save-draft.ts';
export {
  describeMaintenance,
  findMaintenance,
  findPreview,
  learnMaintenance,
  secondsUntilOpen,
} from './maintenance.ts';
export { isOpeningDecided, listChosenSettings, switchOpening, writeShopFacts } from './opening/open-shop.ts';
export {
  addPreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLink,
  tokenOfLink,
} from './opening/preview-links.ts';
export { findSetupAddress, newSetupAddress, takeSetupAddress } from './opening/setup-address.ts';
export { getPage, listPageEntries, listPages, savePages } from './pages.ts';
export { isChannelPaused, pauseChannel, resumeChannel } from './pauses.ts';
export { importRedirects } from './redirects/import-redirects.ts';
export { exportRedirects, listRedirects, readRedirects } from './redirects/list-redirects.ts';
export {
  listMissed,
  type MissedAddress,
  type MissedCount,
  noteMissed,
  removeMissed,
} from './redirects/missed-addresses.ts';
export { readRedirectFile } from './redirects/read-redirect-file.ts';
export type { StoredRedirect } from './redirects/redirect-repository.ts';
export { removeLedRedirects } from './redirects/remove-led.ts';
export { removeRedirect, saveRedirect } from './redirects/save-redirect.ts';
export {
  type ChannelPause,
  dropSettingsCache,
  getLiveLook,
  getSettings,
  getSettingsWithin,
  listPauses,
} from './settings.ts';
export type { Settings } from './settings-schema.ts';
export { shopTime } from './shop-time.ts';
export { describeSite, type SiteReader } from './site-config.ts';
export { describeWords, learnWords } from './words/learn-words.ts';
export { listWordChanges, listWords } from './words/list-words.ts';
export { replaceWords } from './words/replace-words.ts';
export { undoWordChange } from './words/undo-word-change.ts';
