import Bank from '@mui/icons-material/AccountBalanceOutlined';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Tree from '@mui/icons-material/AccountTreeOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Balance from '@mui/icons-material/BalanceOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Dot from '@mui/icons-material/FiberManualRecordOutlined';
import Filter from '@mui/icons-material/FilterAltOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Product from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import Book from '@mui/icons-material/MenuBookOutlined';
import Menu from '@mui/icons-material/MenuOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Tags from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Stars from '@mui/icons-material/StarsOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Support from '@mui/icons-material/SupportOutlined';
import Swap from '@mui/icons-material/SwapHorizOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Undo from '@mui/icons-material/UndoOutlined';

/** Our drawings for the names the family's rules carry (Font Awesome 4); a name nobody knows gets a dot. */
const icons: Record<string, typeof Dot> = {
  'fa-cogs': Tune,
  'fa-comments-o': Forum,
  'fa-university': Bank,
  'fa-undo': Undo,
  'fa-credit-card': CreditCard,
  'fa-balance-scale': Balance,
  'fa-book': Book,
  'fa-cube': Product,
  'fa-tags': Tags,
  'fa-sitemap': Tree,
  'fa-filter': Filter,
  'fa-bars': Menu,
  'fa-users': Group,
  'fa-key': Key,
  'fa-bell-o': Notifications,
  'fa-building-o': Store,
  'fa-calculator': Calculate,
  'fa-cog': Settings,
  'fa-exchange': Swap,
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
  'fa-tasks': Checklist,
  'fa-user-circle-o': AccountCircle,
};

/** The names that have a drawing, as rules carry them. */
export const iconNames: readonly string[] = Object.keys(icons).map((name) => `fa ${name}`);

/** The picture beside a menu entry; decoration, the title stands beside it. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name.split(' ').at(-1) ?? ''] ?? Dot;
  return <Icon fontSize="small" aria-hidden="true" />;
}
