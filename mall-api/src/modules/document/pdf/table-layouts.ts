import type { CustomTableLayout } from 'pdfmake/interfaces';
import { ink } from '../paper';

const hairlines: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => ink.line,
  vLineColor: () => ink.line,
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 3,
};

/** Documents refer to layouts by name: functions cannot be sent to the rendering thread. */
export const tableLayouts = {
  hairlines,
  signatures: { ...hairlines, paddingLeft: () => 10, paddingRight: () => 10, paddingTop: () => 8 },
} satisfies Record<string, CustomTableLayout>;
