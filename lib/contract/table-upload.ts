/**
 * What a table of others may be called, by suffix or by type; Excel calls a CSV file its own on some systems. Kinds that are not read
 * are let in to be told how to save them anew.
 */
export const tableUpload = {
  allowedSuffixes: ['xlsx', 'xlsm', 'xltx', 'xltm', 'csv', 'tsv', 'txt', 'xls', 'xlsb', 'et', 'ods', 'numbers'],
  allowedMimeTypes: [
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel.sheet.macroenabled.12',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
    'application/vnd.ms-excel.template.macroenabled.12',
    'application/vnd.ms-excel',
    'text/tab-separated-values',
    'text/plain',
  ],
};
