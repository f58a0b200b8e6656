import { AccountBalanceOutlined as BankIcon } from '#components/ui/material-icons/account-balance-outlined.tsx';
import { AccountBalanceWalletOutlined as WalletIcon } from '#components/ui/material-icons/account-balance-wallet-outlined.tsx';
import { CreditCardOutlined as CardIcon } from '#components/ui/material-icons/credit-card-outlined.tsx';
import { QrCodeScannerOutlined as CodeIcon } from '#components/ui/material-icons/qr-code-scanner-outlined.tsx';
import { SavingsOutlined as BalanceIcon } from '#components/ui/material-icons/savings-outlined.tsx';
import { ScienceOutlined as SandboxIcon } from '#components/ui/material-icons/science-outlined.tsx';
import { TaskAltOutlined as NothingIcon } from '#components/ui/material-icons/task-alt-outlined.tsx';
import type { PayChannel } from '#lib/contract/payments/channels.ts';

/** A channel without a picture of its own is one more kind of card. */
const icons: Partial<Record<PayChannel, typeof CardIcon>> = {
  balance: BalanceIcon,
  bank: BankIcon,
  alipay: WalletIcon,
  wechat: CodeIcon,
  sandbox: SandboxIcon,
  none: NothingIcon,
};

/** Decoration: the name stands beside it. */
export function ChannelIcon({ channel }: { channel: PayChannel }) {
  const Icon = icons[channel] ?? CardIcon;
  return <Icon aria-hidden="true" />;
}
