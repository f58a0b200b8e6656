/** What operators keep together: each of them may name any of these, and nobody else gets in at all. */
const shared = (why: string, calls: Record<string, readonly string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([call, fields]) => fields.map((field) => [`${call} ${field}`, why])),
  );

/** Names in calls of the desk that are records of no single person. */
export const deskNames: Record<string, string> = {
  ...shared('filters of what operators may read anyway', {
    'get /api/operator/audit/list': ['actor_id', 'entity_id', 'no'],
    'get /api/operator/audit/export': ['actor_id', 'entity_id', 'no'],
    'get /api/operator/order/list': ['store_id', 'user_id'],
    'get /api/operator/order/export': ['store_id', 'user_id'],
    'get /api/operator/adjustment/list': ['no'],
    'get /api/operator/withdrawal/list': ['no'],
    'get /api/operator/payment/notices': ['id'],
    'get /api/operator/payment/transfers': ['no'],
    'get /api/operator/realName/list': ['id'],
    'get /api/operator/recharge/list': ['no'],
    'get /api/operator/user/list': ['group_id'],
    'get /api/operator/group/options': ['initValue'],
    'get /api/operator/store/options': ['initValue'],
    'get /api/operator/category/options': ['initValue'],
    'get /api/operator/specification/sources': ['initValue'],
    'get /api/operator/adjustment/users': ['initValue'],
    'get /api/operator/rate/products': ['initValue'],
    'get /api/operator/rate/categories': ['initValue'],
    'get /api/operator/rate/stores': ['initValue'],
    'get /api/operator/rate/explain': ['store_id', 'product_id'],
    'get /api/store/poolNews': ['category_id', 'province_id'],
  }),
  ...shared('all operators look after all accounts, as far as they may do more themselves', {
    'get /api/operator/user/info': ['id'],
    'post /api/operator/user/status': ['id'],
    'post /api/operator/user/group': ['id', 'group_id'],
    'get /api/operator/group/info': ['id'],
    'post /api/operator/group/save': ['id', 'rule_ids'],
    'post /api/operator/group/remove': ['id'],
  }),
  ...shared('all operators look after all promoters; nobody decides about themselves', {
    'post /api/operator/promoter/decide': ['user_id'],
    'post /api/operator/promoter/freeze': ['user_id'],
    'post /api/operator/promoter/thaw': ['user_id'],
    'post /api/operator/promoter/level': ['user_id', 'level_id'],
    'post /api/operator/promoter/levelSave': ['id'],
  }),
  ...shared('all operators keep one site', {
    'get /api/operator/page/info': ['id'],
    'post /api/operator/page/save': ['id'],
    'post /api/operator/page/remove': ['id'],
    'post /api/operator/navigation/save': ['id'],
    'post /api/operator/navigation/move': ['id'],
    'post /api/operator/navigation/remove': ['id'],
    'post /api/operator/lead/handle': ['id'],
  }),
  ...shared('all operators keep one table of rates', {
    'post /api/operator/rate/save': ['scope_id'],
    'post /api/operator/rate/remove': ['id'],
  }),
  ...shared('all operators keep one catalogue', {
    'get /api/operator/specification/version': ['id'],
    'post /api/operator/specification/discard': ['version_id'],
    'post /api/operator/specification/publish': ['version_id'],
    'post /api/operator/specification/retire': ['version_id'],
    'post /api/operator/attribute/order': ['ids'],
    'post /api/operator/attribute/remove': ['id'],
    'post /api/operator/attribute/save': ['id'],
    'post /api/operator/synonym/remove': ['id'],
    'post /api/operator/synonym/save': ['id'],
    'post /api/operator/category/move': ['id', 'parent_id'],
    'post /api/operator/category/remove': ['id'],
    'post /api/operator/category/save': ['id', 'parent_id'],
  }),
};
