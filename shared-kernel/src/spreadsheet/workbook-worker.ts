import { serveSheets } from './serve-sheets';
import { workbookSheets } from './workbook-sheets';

serveSheets(workbookSheets);
