/**
 * Stored files: where their bytes lie, what is known of them, who uploaded them and what uses them, and how a page shows
 * them as pictures. Knows nothing of what a file is for.
 */

export { paperMark, squareMark } from './brand/paper-mark.ts';
export { iconOf, liveIcon } from './brand/shop-icon.ts';
export { bringPicture, discardPictures } from './bring-picture.ts';
export { claimFile, type FileAcceptance, releaseFile } from './claim-file.ts';
export { saveDrawing } from './drawings.ts';
export { addressOf, isPrivateKey, newFileKey, typeToShow } from './driver.ts';
export { type HeldFile, holdFiles } from './hold-files.ts';
export { keepDocument, openDocument } from './keep-document.ts';
export { findSameMedia, prepareMedia, takeMedia } from './library/add-media.ts';
export {
  factsOf,
  lockMedia,
  replaceMediaFile,
  saveMediaFacts,
  undoMediaChange,
} from './library/change-media.ts';
export { mediaKindOf } from './library/in-library.ts';
export {
  countUses,
  findLibraryFile,
  type LibraryFile,
  type LibraryFilter,
  listLibrary,
} from './library/list-library.ts';
export { type LoggedMediaChange, listMediaChanges } from './library/media-history.ts';
export { editMediaNode, listMediaNode } from './library/nodes.ts';
export { discardMedia } from './library/remove-media.ts';
export { limitsOfTopic } from './limits-of-topic.ts';
export { fileServices } from './list-services.ts';
export { saveFile } from './local-driver.ts';
export type { MediaFacts } from './media-tables.ts';
export { openKeptFile, openPrivateFile, openPublicFile, readPublicFile } from './open-file.ts';
export { preparePicture, takePicture } from './prepare-picture.ts';
export { linkToPrivate, readPrivateLink } from './private-link.ts';
export { newDraftPath, receiveFile, tooLarge } from './receive-file.ts';
export { removeOrphans } from './remove-orphans.ts';
export { findPictureFiles, insertFiles, type NewFile } from './repository.ts';
export { saveUpload } from './save-upload.ts';
export { readStorageFacts } from './storage-facts.ts';
export { discardPrivate, storePrivate } from './store-private.ts';
export { findShopPictures, type ShopPicture, takeFile, takeShopPicture } from './take-file.ts';
export { type PictureFile, toPicture } from './to-picture.ts';
export type { StoredUpload } from './upload-records.ts';
export { findOwnFile, listFiles, listOwnFiles, type OwnFile } from './upload-repository.ts';
