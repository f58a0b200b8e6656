import {
  operatorPriceSave,
  operatorProduct,
  operatorProductArchive,
  operatorProductChoices,
  operatorProductDuplicate,
  operatorProductPicture,
  operatorProductPublish,
  operatorProductSave,
  operatorProducts,
  operatorStockSave,
} from '#lib/contract/catalogue/desk-products.ts';
import {
  archiveProduct,
  changePrice,
  correctStock,
  duplicateProduct,
  getDeskProduct,
  listDeskProducts,
  listProductChoices,
  pictureTopic,
  publishProduct,
  readWarnedProduct,
  saveProduct,
} from '#lib/server/catalogue/index.ts';
import { preparePicture, toPicture } from '#lib/server/files/index.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toDeskProduct, toDeskProductDetail, toProductWarnings } from './desk-product-records.ts';

/** What operators do about products and services. */
export function registerOperatorProduct(app: App): void {
  registerReading(app);
  registerEditing(app);
  registerPublishing(app);
}

const edit = { node: 'operator/product/edit' } as const;

function registerReading(app: App): void {
  serve(app, operatorProducts, {
    guard: { node: 'operator/product/list' },
    run: async ({ server, query, locale }) => {
      const { q, kind, status, pricing, category: categoryId, low, address } = query;
      const filter = {
        q,
        kind,
        status,
        pricing,
        categoryId,
        isLow: low === '1',
        isAddressOwn: address === 'own',
        locale,
      };
      const page = await listDeskProducts(server, filter, toWorkQuery(query));
      return toWorkPage(page, (row) => toDeskProduct(row, locale));
    },
  });
  serve(app, operatorProductChoices, {
    guard: { node: 'operator/product/list' },
    run: ({ server, locale }) => listProductChoices(server, locale),
  });
  serve(app, operatorProduct, {
    guard: { node: 'operator/product/list' },
    run: async ({ server, query, locale }) => toDeskProductDetail(await getDeskProduct(server, query.id), locale),
  });
}

function registerEditing(app: App): void {
  serve(app, operatorProductSave, {
    guard: edit,
    message: 'productSaved',
    run: async ({ server, member, body, request, locale }) => {
      const saved = await saveProduct(server, member, { ...body, key: requireIdempotencyKey(request) });
      return { ...saved, warnings: toProductWarnings(await readWarnedProduct(server, saved.id), locale) };
    },
  });
  serve(app, operatorProductDuplicate, {
    guard: edit,
    message: 'productDuplicated',
    run: ({ server, member, body, request }) =>
      duplicateProduct(server, member, { id: body.id, key: requireIdempotencyKey(request) }),
  });
  serve(app, operatorPriceSave, {
    guard: edit,
    message: 'productSaved',
    run: ({ server, member, body: { variant_id: variantId, version, price, list_price } }) => {
      const listAmount = list_price ? parseFen(list_price) : null;
      return changePrice(server, member, { variantId, version, priceAmount: parseFen(price), listAmount });
    },
  });
  serve(app, operatorStockSave, {
    guard: edit,
    message: 'stockSaved',
    run: async ({ server, member, body: { variant_id: variantId, stock, stock_was: was, reason } }) =>
      correctStock(server, member, { variantId, stock, was, reason }),
  });
  serve(app, operatorProductPicture, {
    guard: edit,
    // Each costs seconds of the image library.
    limits: [{ points: 60, seconds: 60, by: 'account' }],
    run: async ({ server, member, body }) => {
      const file = await preparePicture(server, { userId: member.userId, url: body.url, topic: pictureTopic });
      return { file_id: file.id, picture: toPicture(file, '') };
    },
  });
}

function registerPublishing(app: App): void {
  const guard = { node: 'operator/product/publish' } as const;
  serve(app, operatorProductPublish, {
    guard,
    message: 'productPublished',
    run: async ({ server, member, body, locale }) => {
      const saved = await publishProduct(server, member, body);
      return { ...saved, warnings: toProductWarnings(await readWarnedProduct(server, saved.id), locale) };
    },
  });
  serve(app, operatorProductArchive, {
    guard,
    message: 'productArchived',
    run: ({ server, member, body }) => archiveProduct(server, member, body),
  });
}
