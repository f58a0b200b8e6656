/** Letters, digits and marks of every day, which every font of documents has; and what nobody sees. */
const common =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u3001-\u3011\u4E00-\u9FFF\uFF01-\uFF5E]+/gu;

/** The characters of a text that a font may lack, each once; usually none. */
export const rareCharacters = (text: string): string =>
  [...new Set(text.normalize('NFC').replace(common, ''))].join('');
