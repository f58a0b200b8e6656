/** Where goods are sent back to, as carriers read it, whatever becomes of the book of addresses. */
export interface ReturnAddress {
  receiver: string;
  mobile: string;
  line: string;
}

/** A parcel on its way, as it was entered. */
export interface CaseParcel {
  carrierCode: string;
  /** As the shop calls it, or whoever sends with one that is not on the list. */
  carrierName: string;
  trackingNo: string;
  sentAt: string;
}

/** What was sent again, or done again; without a carrier where nothing was sent. */
export interface CaseReplacement extends CaseParcel {
  note: string;
  files: { id: number; url: string; name: string; size: number }[];
}
