/** `format`: no workbook of this kind. `too_big`: more than may be unpacked, or than can be read in time. */
export type RefusalReason = 'format' | 'legacy' | 'protected' | 'damaged' | 'too_big';

/** Why a file cannot be read as a workbook. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'WorkbookRefusal';
    this.reason = reason;
  }
}
