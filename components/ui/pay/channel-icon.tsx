import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import BalanceIcon from '@mui/icons-material/SavingsOutlined';
import SandboxIcon from '@mui/icons-material/ScienceOutlined';
import NothingIcon from '@mui/icons-material/TaskAltOutlined';
import type { PayChannel } from '#lib/contract/payments/channels.ts';

/** A channel without a picture of its own is one more kind of card. */
const icons: Partial<Record<PayChannel, typeof CardIcon>> = {
  balance: BalanceIcon,
  bank: BankIcon,
  alipay: WalletIcon,
  sandbox: SandboxIcon,
  none: NothingIcon,
};

/** Decoration: the name stands beside it. */
export function ChannelIcon({ channel }: { channel: PayChannel }) {
  const Icon = icons[channel] ?? CardIcon;
  return <Icon aria-hidden="true" />;
}
