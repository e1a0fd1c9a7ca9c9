import type { CallRegistry } from '../../http/calls';
import type { ReportTaker } from './take-reports';

export function telemetryRoutes(calls: CallRegistry, take: ReportTaker): void {
  calls.forAnyone('telemetry/report', async ({ events }, visit) => {
    await take(events, visit);
    return null;
  });
}
