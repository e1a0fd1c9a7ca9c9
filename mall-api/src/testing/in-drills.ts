/** Whether the drills run (`npm run drills`); `npm test` runs fewer rounds. */
export const inDrills = process.env['TEST_CIRCLE'] === 'drills';
