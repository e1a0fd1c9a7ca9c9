/** A sales unit with its content: 箱（6 瓶）; a single piece is just named. */
export const unitTitle = ({
  unitName,
  unitCount,
  sapUnit,
}: {
  unitName: string;
  unitCount: number;
  sapUnit: string;
}) => (unitCount === 1 && unitName === sapUnit ? unitName : `${unitName}（${unitCount} ${sapUnit}）`);
