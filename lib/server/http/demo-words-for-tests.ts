/** Trades, goods and names of the demo shop, and what only its trades have: no shop without a seed says one of them. */
export const demoWords =
  /\b(?:printing|printers?|reprints?|packaging|furniture|business cards?|brochures?|signage|flyers?|toner|cabling|air[- ]condition\w*|cleaning|office (?:moves?|suppl(?:y|ies)|equipment|furniture|floors?)|engineers?|art paper|foil|laminat\w+|production details|Inkstream|Cloudprint)\b|印刷|印厂|印版|名片|画册|宣传册|包装盒|纸箱|纸盒|展架|标识展示|招牌|桌椅|升降桌|办公|打印机|布线|空调|保洁|搬迁|搬家|工程师|工艺|铜版纸|烫金|烫印|覆膜|哑膜|砚川|云纸/iu;
