import type { ProductLine } from '../product-line';
import { environmentMonitoring } from './traceability/environment-monitoring';
import { labelPrinting } from './traceability/label-printing';
import { scanningAndRfid } from './traceability/scanning-and-rfid';
import { traceabilitySoftware } from './traceability/traceability-software';
import { traceabilityTerminals } from './traceability/traceability-terminals';

export const traceability: readonly ProductLine[] = [
  ...traceabilityTerminals,
  ...labelPrinting,
  ...scanningAndRfid,
  ...environmentMonitoring,
  ...traceabilitySoftware,
];
