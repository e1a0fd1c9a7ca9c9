import { appendFileSync } from 'node:fs';

/** Tells what a drill has measured: below its suite in `npm run drills`, whose Jest is silent, else on the console. */
export function tell(text: string): void {
  const file = process.env['TEST_TOLD'];
  if (file) appendFileSync(file, `${text}\n`);
  else console.info(text);
}
