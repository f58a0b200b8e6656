/** Files that answer a specification. They are printed from, so not a byte of them is changed. */
export const artworkTopic = 'artwork';
/** Files beside lines and messages of a quotation, signed papers among them. */
export const quotationTopic = 'quotation';

/** Where artwork is asked for: types and size are the site's for artwork (settings `upload.artwork…`), not the general ones. */
export const artworkTopics: readonly string[] = [artworkTopic, quotationTopic];
