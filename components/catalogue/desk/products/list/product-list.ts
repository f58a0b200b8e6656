import { defineList } from '#components/lists/define-list.ts';
import { productExport } from '#lib/contract/catalogue/desk-import.ts';
import { operatorProducts } from '#lib/contract/catalogue/desk-products.ts';

/** All products and services. */
export const productList = defineList(operatorProducts, { name: 'desk-products', file: productExport.path });
