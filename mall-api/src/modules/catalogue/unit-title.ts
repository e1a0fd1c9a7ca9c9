/** A sales unit with what is in it: 箱（6 瓶）; a unit that is the piece itself is just named. */
export const unitTitle = ({
  unitName,
  unitCount,
  sapUnit,
}: {
  unitName: string;
  unitCount: number;
  sapUnit: string;
}) => (unitCount === 1 && unitName === sapUnit ? unitName : `${unitName}（${unitCount} ${sapUnit}）`);
