import Papa from 'papaparse';
import { cellText, type Sheet } from './sheet';

/** Separators of blocks pasted from a spreadsheet, of CSV files, and of typed lists. */
const delimiters = ['\t', ',', ';', '|', '，', '；', '、'];

/** Rows sampled to find the separator. */
const looked = 200;

/** The separator found in most rows; titles and blank rows mislead Papa's own guess. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, looked);
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    count: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

/** The rows of a text, empty ones included. */
function parseRows(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.trimEnd(), { delimiter: delimiterOf(text) });
  return data.map((row) => row.map(cellText));
}

/**
 * The rows of a text: pasted cells or the content of a CSV file. Separated by tabs, commas or semicolons,
 * quoted or not; cells are trimmed, empty rows omitted.
 */
export const parseTable = (text: string): string[][] =>
  parseRows(text).filter((row) => row.some((cell) => cell !== ''));

/** A text as a single sheet. */
export const parseText = (text: string): Sheet => ({ name: '', rows: parseRows(text) });
