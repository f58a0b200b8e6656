import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';

export interface EventKind {
  category: MessageCategory;
  link: string;
  /**
   * How it reaches its reader beside the inbox. Missing: as the reader's preferences say. `always`: by mail, or without
   * an address by text message, whatever the preferences and at any hour. `own`: its use case queues the message itself.
   */
  sending?: 'always' | 'own';
  /**
   * Something waits on the desk: whoever holds this permission node is told. Beside the inbox it is sent only to those who
   * switched its category on themselves; a desk gets more of it than anybody wants as mail.
   */
  node?: PermissionNode;
  /** Of what is sent whatever the preferences: what to call it, `alwaysSent<Topic>` of the api messages. */
  topic?:
    | 'Password'
    | 'TwoFactor'
    | 'Links'
    | 'Passkeys'
    | 'Store'
    | 'Payee'
    | 'Closing'
    | 'Claims'
    | 'Quotes'
    | 'Refunds'
    | 'Withdrawals'
    | 'Penalties'
    | 'Invoices'
    | 'Keys';
}
