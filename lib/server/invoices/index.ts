/**
 * Invoices: whom they are made out to, for members and for stores. It knows nothing of taxes that somebody pays; numbers
 * of invoices come from the tax side alone.
 */
export {
  forgetTitles,
  getTitle,
  type InvoiceTitle,
  listTitles,
  removeTitle,
  saveTitle,
  setDefaultTitle,
  type TitleOwner,
} from './titles.ts';
