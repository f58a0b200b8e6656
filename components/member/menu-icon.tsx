import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Dot from '@mui/icons-material/FiberManualRecordOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Stars from '@mui/icons-material/StarsOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Support from '@mui/icons-material/SupportOutlined';

/** Our drawings for the names the family's rules carry (Font Awesome 4); a name nobody knows gets a dot. */
const icons: Record<string, typeof Dot> = {
  'fa-bell-o': Notifications,
  'fa-building-o': Store,
  'fa-calculator': Calculate,
  'fa-cog': Settings,
  'fa-file-text-o': Receipt,
  'fa-handshake-o': Handshake,
  'fa-history': History,
  'fa-home': Home,
  'fa-id-card-o': Badge,
  'fa-inbox': Inbox,
  'fa-life-ring': Support,
  'fa-list': ListAlt,
  'fa-list-alt': ListAlt,
  'fa-map-marker': Place,
  'fa-money': Payments,
  'fa-share-alt': Share,
  'fa-shield': Shield,
  'fa-shopping-bag': ShoppingBag,
  'fa-tachometer': Dashboard,
  'fa-tag': Stars,
  'fa-user-circle-o': AccountCircle,
};

/** The picture beside a menu entry; decoration, the title stands beside it. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name.split(' ').at(-1) ?? ''] ?? Dot;
  return <Icon fontSize="small" aria-hidden="true" />;
}
