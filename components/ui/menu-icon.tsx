import { AccountBalanceOutlined as Bank } from '#components/ui/material-icons/account-balance-outlined.tsx';
import { AccountCircleOutlined as AccountCircle } from '#components/ui/material-icons/account-circle-outlined.tsx';
import { AccountTreeOutlined as Tree } from '#components/ui/material-icons/account-tree-outlined.tsx';
import { BadgeOutlined as Badge } from '#components/ui/material-icons/badge-outlined.tsx';
import { BalanceOutlined as Balance } from '#components/ui/material-icons/balance-outlined.tsx';
import { CalculateOutlined as Calculate } from '#components/ui/material-icons/calculate-outlined.tsx';
import { ChecklistOutlined as Checklist } from '#components/ui/material-icons/checklist-outlined.tsx';
import { CreditCardOutlined as CreditCard } from '#components/ui/material-icons/credit-card-outlined.tsx';
import { DashboardOutlined as Dashboard } from '#components/ui/material-icons/dashboard-outlined.tsx';
import { DnsOutlined as Server } from '#components/ui/material-icons/dns-outlined.tsx';
import { FiberManualRecordOutlined as Dot } from '#components/ui/material-icons/fiber-manual-record-outlined.tsx';
import { FilterAltOutlined as Filter } from '#components/ui/material-icons/filter-alt-outlined.tsx';
import { ForumOutlined as Forum } from '#components/ui/material-icons/forum-outlined.tsx';
import { GroupOutlined as Group } from '#components/ui/material-icons/group-outlined.tsx';
import { HandshakeOutlined as Handshake } from '#components/ui/material-icons/handshake-outlined.tsx';
import { HistoryOutlined as History } from '#components/ui/material-icons/history-outlined.tsx';
import { HomeOutlined as Home } from '#components/ui/material-icons/home-outlined.tsx';
import { InboxOutlined as Inbox } from '#components/ui/material-icons/inbox-outlined.tsx';
import { Inventory2Outlined as Product } from '#components/ui/material-icons/inventory2-outlined.tsx';
import { KeyOutlined as Key } from '#components/ui/material-icons/key-outlined.tsx';
import { ListAltOutlined as ListAlt } from '#components/ui/material-icons/list-alt-outlined.tsx';
import { MailOutlined as Mail } from '#components/ui/material-icons/mail-outlined.tsx';
import { MenuBookOutlined as Book } from '#components/ui/material-icons/menu-book-outlined.tsx';
import { MenuOutlined as Menu } from '#components/ui/material-icons/menu-outlined.tsx';
import { NotificationsOutlined as Notifications } from '#components/ui/material-icons/notifications-outlined.tsx';
import { PaletteOutlined as Palette } from '#components/ui/material-icons/palette-outlined.tsx';
import { PaymentsOutlined as Payments } from '#components/ui/material-icons/payments-outlined.tsx';
import { PhotoLibraryOutlined as PhotoLibrary } from '#components/ui/material-icons/photo-library-outlined.tsx';
import { PlaceOutlined as Place } from '#components/ui/material-icons/place-outlined.tsx';
import { ReceiptLongOutlined as Receipt } from '#components/ui/material-icons/receipt-long-outlined.tsx';
import { SellOutlined as Tags } from '#components/ui/material-icons/sell-outlined.tsx';
import { SettingsOutlined as Settings } from '#components/ui/material-icons/settings-outlined.tsx';
import { ShareOutlined as Share } from '#components/ui/material-icons/share-outlined.tsx';
import { ShieldOutlined as Shield } from '#components/ui/material-icons/shield-outlined.tsx';
import { ShoppingBagOutlined as ShoppingBag } from '#components/ui/material-icons/shopping-bag-outlined.tsx';
import { StarsOutlined as Stars } from '#components/ui/material-icons/stars-outlined.tsx';
import { StorefrontOutlined as Store } from '#components/ui/material-icons/storefront-outlined.tsx';
import { SupportOutlined as Support } from '#components/ui/material-icons/support-outlined.tsx';
import { SwapHorizOutlined as Swap } from '#components/ui/material-icons/swap-horiz-outlined.tsx';
import { TaskAltOutlined as TaskAlt } from '#components/ui/material-icons/task-alt-outlined.tsx';
import { TuneOutlined as Tune } from '#components/ui/material-icons/tune-outlined.tsx';
import { UndoOutlined as Undo } from '#components/ui/material-icons/undo-outlined.tsx';

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
  'fa-paint-brush': Palette,
  'fa-envelope-o': Mail,
  'fa-exchange': Swap,
  'fa-file-text-o': Receipt,
  'fa-handshake-o': Handshake,
  'fa-flag': TaskAlt,
  'fa-history': History,
  'fa-home': Home,
  'fa-id-card-o': Badge,
  'fa-inbox': Inbox,
  'fa-life-ring': Support,
  'fa-list': ListAlt,
  'fa-list-alt': ListAlt,
  'fa-map-marker': Place,
  'fa-money': Payments,
  'fa-picture-o': PhotoLibrary,
  'fa-server': Server,
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
