/** Of the page of business licences: beside `paths`, which every page of the storefront carries in its script. */
export const licencesPath = '/licences';
