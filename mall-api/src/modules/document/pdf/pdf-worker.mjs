// Not every supported Node passes the loader on to a thread.
import { register } from 'tsx/esm/api';

register();

export const { renderPdf, sealPages, stampContract } = await import('./jobs.ts');
