/** Whether `DRILL=whole` asks for the drills in full; the suite takes fewer rounds of the same. */
export const whole = process.env['DRILL'] === 'whole';
