export { Paper, type PaperProps } from './paper';
export { PaperFacts, type PaperFactsProps } from './paper-facts';
export { PaperSums, type PaperSumsProps } from './paper-sums';
export { type PaperColumn, PaperTable, type PaperTableProps } from './paper-table';
