export { parseTable, readTable, SpreadsheetError } from './read-table';
export { type AmountCell, type Cell, saveTable, type TableFormat } from './save-table';
