/** Pages of those who sell: of stores, and of operators about all orders. */
export const sellerPaths = {
  storeOrders: '/user/store/order',
  storeOrder: (no: string) => `/user/store/order_info?no=${no}`,
  storeQuotation: (no: string) => `/user/store/quotation/info?no=${no}`,
  storeCase: (no: string) => `/user/store/order_aftersales/info?no=${no}`,
  deskOrders: '/user/desk/orders',
  deskOrder: (no: string) => `/user/desk/orders/info?no=${no}`,
  deskCase: (no: string) => `/user/desk/aftersales/info?no=${no}`,
  deskQuotation: (no: string) => `/user/desk/quotations/info?no=${no}`,
} as const;
