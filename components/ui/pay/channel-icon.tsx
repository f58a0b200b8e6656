import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import BalanceIcon from '@mui/icons-material/SavingsOutlined';
import SandboxIcon from '@mui/icons-material/ScienceOutlined';
import NothingIcon from '@mui/icons-material/TaskAltOutlined';

const icons = {
  balance: BalanceIcon,
  bank: BankIcon,
  alipay: WalletIcon,
  stripe: CardIcon,
  sandbox: SandboxIcon,
  none: NothingIcon,
};

/** Decoration: the name stands beside it. */
export function ChannelIcon({ channel }: { channel: keyof typeof icons }) {
  const Icon = icons[channel];
  return <Icon aria-hidden="true" />;
}
