/**
 * Stored files: where their bytes lie, what is known of them, and how a page shows them as pictures.
 * Knows nothing of what a file is for.
 */
export { newFileKey, pathOfStored, type StoredFile, saveFile } from './local-driver.ts';
export { findPictureFiles, insertFiles, type NewFile } from './repository.ts';
export { type Rendition, saveImageVariants } from './save-image-variants.ts';
export { ensureSocialImage } from './social-image.ts';
export { type PictureFile, toPicture } from './to-picture.ts';
