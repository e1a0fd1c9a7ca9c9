/** Whether the drills run (`npm run drills`). */
export const inDrills = process.env['TEST_CIRCLE'] === 'drills';
