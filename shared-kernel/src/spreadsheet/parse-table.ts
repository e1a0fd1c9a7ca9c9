import Papa from 'papaparse';
import { cellText, type Sheet } from './sheet';

/** Separators of blocks copied from a spreadsheet, of CSV files, and of lists that people type. */
const delimiters = ['\t', ',', ';', '|', '，', '；', '、'];

/** The first rows tell what parts the cells of all. */
const looked = 200;

/** What stands in most rows; Papa's own guess is led astray by titles and blank rows. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, looked);
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    count: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

/** The rows of a text where they stand. */
function parseRows(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.trimEnd(), { delimiter: delimiterOf(text) });
  return data.map((row) => row.map(cellText));
}

/**
 * The rows of a text: pasted cells or the content of a CSV file. Separated by tabs, commas or semicolons, quoted or
 * not; cells are trimmed, empty rows left out.
 */
export const parseTable = (text: string): string[][] =>
  parseRows(text).filter((row) => row.some((cell) => cell !== ''));

/** A text as the one sheet that it is. */
export const parseText = (text: string): Sheet => ({ name: '', rows: parseRows(text) });
