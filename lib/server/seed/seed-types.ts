import type { Locale } from '#lib/i18n/locales.ts';

/** A text in every language of the shop. */
export type Texts = Record<Locale, string>;

/**
 * What a product's picture shows. `scene` names a drawing of `pictures/scenes`; the rest makes the same drawing a
 * different product: proportions, material, ink, how many, which details.
 */
export interface PictureSpec {
  scene: SceneName;
  /** Main colours as hex, first one dominant; three at most. */
  colours: string[];
  material?: 'paper' | 'kraft' | 'board' | 'vinyl' | 'fabric' | 'wood' | 'metal' | 'plastic' | 'glass';
  /** Width, height and depth of the thing, as proportions (1 = usual for the scene). */
  format?: [number, number, number];
  /** How large it is beside the largest of its kind, 1 = as large. */
  scale?: number;
  /** Named detail of the scene, e.g. `rounded`, `foil`, `folded`, `open`, `windowed`, `with-drawer`. */
  details?: string[];
}

/** A picture of a product; `shows` names the choices it is the picture of, empty or missing: whatever is chosen. */
export interface SeedPicture extends PictureSpec {
  /** Option key → value key, of the product's options or of its specification where it has one. */
  shows?: Record<string, string>;
}

export const sceneNames = [
  'card-stack',
  'flyer',
  'folded-brochure',
  'booklet',
  'poster',
  'sticker-sheet',
  'label-roll',
  'envelope',
  'letterhead',
  'notebook',
  'calendar',
  'carton',
  'mailer-box',
  'gift-box',
  'paper-bag',
  'paper-cup',
  'pouch',
  'tape-roll',
  'roll-up-banner',
  'banner',
  'flag',
  'sign-board',
  'display-stand',
  'desk',
  'meeting-table',
  'chair',
  'sofa',
  'cabinet',
  'shelf',
  'partition',
  'whiteboard',
  'lamp',
  'printer',
  'scanner',
  'projector',
  'monitor',
  'laptop-stand',
  'keyboard',
  'phone',
  'router',
  'shredder',
  'laminator',
  'cable',
  'toner',
  'paper-ream',
  'pen-set',
  'stapler',
  'air-conditioner',
  'water-dispenser',
  'coffee-machine',
  'toolbox',
  'ladder',
  'cleaning-cart',
  'plant',
  'moving-truck',
  'wall-paint',
  'network-rack',
  'camera',
  'door-lock',
  'measuring-tape',
] as const;
export type SceneName = (typeof sceneNames)[number];

export interface SeedCategory {
  slug: string;
  parent?: string;
  name: Texts;
  description: Texts;
  picture: PictureSpec;
}

export interface SeedAttribute {
  key: string;
  name: Texts;
  values: { key: string; name: Texts }[];
}

interface SeedVariant {
  sku: string;
  /** option key → value key. */
  options: Record<string, string>;
  /** In fen, tax included, for one unit. */
  amount: number;
  /** In fen; the crossed-out price, when there is one. */
  listAmount?: number;
  /** Units on hand; undefined for goods made to order. */
  stock?: number;
}

export interface SeedProduct {
  slug: string;
  kind: 'product' | 'service';
  /** Slug of its category (services too). */
  category: string;
  name: Texts;
  /** One line under the name: what it is good for. */
  summary: Texts;
  /** Paragraphs and lists as HTML (p, h3, ul, li, strong only). */
  description: Texts;
  /** Words people search for that are not in the name, separated by spaces. */
  keywords: Texts;
  /** What one unit is: key of the catalogue's unit names. */
  unit:
    | 'piece'
    | 'box'
    | 'pack'
    | 'set'
    | 'sheet'
    | 'square-metre'
    | 'metre'
    | 'roll'
    | 'visit'
    | 'hour'
    | 'device'
    | 'outlet'
    | 'month';
  /** `fixed`: variants have prices. `configured`: made to measure, price from. `quote`: on request only. */
  pricing: 'fixed' | 'configured' | 'quote';
  options: { key: string; name: Texts; values: { key: string; name: Texts }[] }[];
  /** At least one for `fixed`; for `configured` one whose amount is the lowest price; none for `quote`. */
  variants: SeedVariant[];
  /** Quantity price breaks of the whole product: unit price in fen from a quantity on. */
  tiers?: { fromQuantity: number; amount: number }[];
  minimumQuantity: number;
  /** Working days until it leaves the house (or until the visit). */
  leadDays: [number, number];
  /** Filterable facts: attribute key → value keys. */
  attributes: Record<string, string[]>;
  /** Rows of the specification table. */
  specifications: { label: Texts; value: Texts }[];
  /** Units sold so far, for the order of the demo shop. */
  sold: number;
  isFeatured: boolean;
  /** First is the main picture; two at least, and one of each choice that can be seen. */
  pictures: SeedPicture[];
}

export interface SeedPage {
  /** The {url} of /page/{url}. */
  url: string;
  title: Texts;
  description: Texts;
  /** HTML (h2, h3, p, ul, ol, li, strong, a, table only). */
  body: Texts;
}
