/**
 * `format`: no table of any kind that is known. `legacy`: Excel of before 2007; `binary`: Excel's binary kind (.xlsb);
 * `open_document`, `numbers`: of LibreOffice and Apple; `web_page`, `xml`: pages and XML that banks call .xls; `document`: PDF,
 * Word, pictures; `archive`: packed files. `too_big`: more than may be unpacked, or than can be read in time.
 */
export type RefusalReason =
  | 'format'
  | 'legacy'
  | 'binary'
  | 'open_document'
  | 'numbers'
  | 'web_page'
  | 'xml'
  | 'document'
  | 'archive'
  | 'protected'
  | 'damaged'
  | 'too_big';

/** Why a file cannot be read as a workbook. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'WorkbookRefusal';
    this.reason = reason;
  }
}
