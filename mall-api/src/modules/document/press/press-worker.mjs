// A thread does not get its loader from the process that starts it in every supported Node.
import { register } from 'tsx/esm/api';

register();

export const { renderPdf, sealPages, stampContract } = await import('./jobs.ts');
