/** Whoever has this permission node may see files of the shop, and whoever has the other one may change them. */
export const listMediaNode = 'operator/media/list';
export const editMediaNode = 'operator/media/edit';
