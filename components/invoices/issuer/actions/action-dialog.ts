import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import type { IssuerSide } from '../issuer-side.ts';

/** What the dialog of an action is given: whose invoice it is, and how to go away. */
export interface ActionDialogProps {
  side: IssuerSide;
  invoice: IssuerDetails;
  onClose: () => void;
}
