/** Files that answer a specification. They are printed from, so not a byte of them is changed. */
export const artworkTopic = 'artwork';
/** Files beside lines and messages of a quotation, signed documents among them. */
export const quotationTopic = 'quotation';

/** Pictures and short videos that show what is wrong with what was bought. */
export const caseTopic = 'aftersale';

/** Invoices as they came from the tax side: not a byte of them is changed. */
export const invoiceTopic = 'invoice';

/** Documents by which a company's title may have special invoices. */
export const documentsTopic = 'title-papers';

/** Logo, icon and sharing picture of the shop itself; operators who may change its look send them. */
export const brandTopic = 'brand';

/** Where artwork is asked for: types and size are the site's for artwork (settings `upload.artwork…`), not the general ones. */
export const artworkTopics: readonly string[] = [artworkTopic, quotationTopic];

/** Pictures and short films of the pages that the shop writes itself. */
export const pageTopic = 'page';

/** Files of the shop that operators choose for pages and products; drawings among them are cleaned. */
export const mediaTopic = 'media';

interface TopicKinds {
  /** Suffixes that its field takes, where the site's general list has them too. */
  suffixes: readonly string[];
  /** Suffixes that it takes whatever the general list says. */
  always?: readonly string[];
}

const photographs = ['jpg', 'jpeg', 'png', 'webp'];
const pictures = [...photographs, 'gif', 'bmp', 'avif'];

/** What can be sent for a topic that has a field of its own: pages offer it, browser and server refuse the rest alike. */
export const topicKinds: ReadonlyMap<string, TopicKinds> = new Map([
  ['avatar', { suffixes: pictures }],
  ['logo', { suffixes: photographs }],
  // A licence is scanned as often as it is photographed.
  ['licence', { suffixes: photographs, always: ['pdf'] }],
  // Banks write receipts as PDF, people photograph them.
  ['voucher', { suffixes: pictures, always: ['pdf'] }],
  [caseTopic, { suffixes: photographs, always: ['mp4', 'mov', 'webm'] }],
  ['catalogue', { suffixes: pictures }],
  // A drawing is cleaned; the general list has none, because nothing else can be done with one.
  [brandTopic, { suffixes: photographs, always: ['svg'] }],
  [pageTopic, { suffixes: pictures, always: ['mp4', 'webm'] }],
  [mediaTopic, { suffixes: pictures, always: ['svg', 'mp4', 'webm'] }],
  [documentsTopic, { suffixes: photographs, always: ['pdf'] }],
  [invoiceTopic, { suffixes: [], always: ['pdf', 'ofd', 'xml'] }],
]);
