/** Parameters of a page that shows a look before it is published: the token of `operator/look/preview`, and by day or by night. */
export const lookParameter = 'look';
export const lookModeParameter = 'look-mode';
