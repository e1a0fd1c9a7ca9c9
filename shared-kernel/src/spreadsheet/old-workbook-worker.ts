import { oldWorkbookSheets } from './old-workbook-sheets';
import { serveSheets } from './serve-sheets';

serveSheets(oldWorkbookSheets);
