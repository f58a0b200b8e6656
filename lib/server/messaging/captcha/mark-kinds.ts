/** Characters that can be told apart at 30 px, tilted and half transparent; no two of them look alike. */
export const characters = [
  ...'天地山水火木金石田雨云雪花草树林鱼鸟马牛羊虎龙门窗桌车船书笔画灯茶米果瓜春夏秋冬东西南北红黄蓝绿甜乐歌舞星光',
];

/** Drawn marks. Their names are the api messages `captchaIcon<Name>`. Each fills a box of 32 by 32. */
export const icons = {
  Heart: '<path d="M16 28C5 20 2 15 2 10.5A7 7 0 0 1 16 8a7 7 0 0 1 14 2.5C30 15 27 20 16 28z"/>',
  Star: '<path d="M16 2l4.3 9.2 9.7 1.3-7.2 7 1.9 10L16 24.6 7.3 29.5l1.9-10-7.2-7 9.7-1.3z"/>',
  Moon: '<path d="M21 3a13 13 0 1 0 8 20A12 12 0 0 1 21 3z"/>',
  Sun: '<circle cx="16" cy="16" r="7"/><path d="M15 1h2v6h-2zM15 25h2v6h-2zM1 15h6v2H1zM25 15h6v2h-6zM4.7 6.1l1.4-1.4 4.2 4.2-1.4 1.4zM21.7 23.1l1.4-1.4 4.2 4.2-1.4 1.4zM25.9 4.7l1.4 1.4-4.2 4.2-1.4-1.4zM8.9 21.7l1.4 1.4-4.2 4.2-1.4-1.4z"/>',
  Cloud: '<path d="M8 26a7 7 0 0 1-.5-14A9 9 0 0 1 24.7 12 7 7 0 0 1 24 26z"/>',
  Umbrella:
    '<path d="M16 2C8 2 2 9 2 17c3-3 6-3 7 0 2-3 5-3 6 0v9a2 2 0 0 1-4 0H9a4 4 0 0 0 8 0v-9c1-3 4-3 6 0 1-3 4-3 7 0 0-8-6-15-14-15z"/>',
  House: '<path d="M16 2L1 16h4v13h8v-9h6v9h8V16h4z"/>',
  Tree: '<path d="M16 1L6 13h5L4 22h10v8h4v-8h10l-7-9h5z"/>',
  Key: '<path d="M10 8a8 8 0 1 0 7.7 10H22v4h4v-4h5v-4H17.7A8 8 0 0 0 10 8zm0 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" fill-rule="evenodd"/>',
  Lock: '<path d="M8 13V9.5a8 8 0 0 1 16 0V13h3v17H5V13zm4 0h8V9.5a4 4 0 0 0-8 0z" fill-rule="evenodd"/>',
  Bell: '<path d="M14 2h4v3c5 1 8 5 8 10v7l3 4H3l3-4v-7c0-5 3-9 8-10zM12 27h8a4 4 0 0 1-8 0z"/>',
  Cup: '<path d="M4 6h20v4h2a5 5 0 0 1 0 11h-3a9 9 0 0 1-8 6h-2a9 9 0 0 1-9-9zm20 7v5h2a2 2 0 0 0 0-5zM3 28h22v2H3z" fill-rule="evenodd"/>',
  Book: '<path d="M2 5c5-2 9-1 13 2v21c-4-3-8-4-13-2zM30 5c-5-2-9-1-13 2v21c4-3 8-4 13-2z"/>',
  Envelope: '<path d="M2 6h28L16 17zM2 9v17h28V9L16 20z"/>',
  Flag: '<path d="M5 2h3v2h20l-6 7 6 7H8v12H5z"/>',
  Fish: '<path d="M1 16c5-9 14-10 21-3l8-6v18l-8-6c-7 7-16 6-21-3zm7-3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" fill-rule="evenodd"/>',
  Car: '<path d="M7 8h15l5 7 4 2v7h-3a4 4 0 0 1-8 0h-8a4 4 0 0 1-8 0H1v-8l3-1zm2 3l-2 4h7v-4zm8 0v4h6l-3-4z" fill-rule="evenodd"/>',
  Gift: '<path d="M3 9h6C7 3 13 1 16 7c3-6 9-4 7 2h6v6H17.2V9h-2.4v6H3zM5 17h9.8v13H5zM17.2 17H27v13h-9.8z"/>',
  Camera:
    '<path d="M11 5h10l2 4h7v19H2V9h7zm5 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" fill-rule="evenodd"/>',
  Lightning: '<path d="M19 1L5 18h9l-3 13 16-19h-9z"/>',
} as const;

type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

/** What a challenge shows: a character or a drawing. */
export type MarkKind = { type: 'character'; character: string } | { type: 'icon'; icon: IconName };
