import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import SandboxIcon from '@mui/icons-material/ScienceOutlined';
import type { RechargeChannel } from '#lib/api/recharge.ts';

const icons = { bank: BankIcon, alipay: WalletIcon, stripe: CardIcon, sandbox: SandboxIcon };

/** Decoration: the name stands beside it. */
export function ChannelIcon({ channel }: { channel: RechargeChannel }) {
  const Icon = icons[channel];
  return <Icon aria-hidden="true" />;
}
