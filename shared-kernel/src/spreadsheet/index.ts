export { parseTable, parseText } from './parse-table';
export { readSheets } from './read-sheets';
export { type AmountCell, type Cell, saveTable, type TableFormat } from './save-table';
export { type Sheet, SpreadsheetError } from './sheet';
