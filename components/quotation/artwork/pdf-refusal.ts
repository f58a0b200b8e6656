/** Whole as it may be, but nothing that is checked here: too large, unfolded too far, packed in some other way. */
export class PdfUnread extends Error {}

/** A password keeps it. */
export class PdfClosed extends Error {}
