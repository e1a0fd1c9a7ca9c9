import type { CallRegistry } from '../../http/calls';
import type { Analytics } from '../../ports/analytics';

export function telemetryRoutes(calls: CallRegistry, analytics: Analytics): void {
  calls.forAnyone('telemetry/report', async ({ events }) => {
    await analytics.record(events);
    return null;
  });
}
