import type { CallRegistry } from '../../http/calls';
import type { ApplicationService } from './service';

export function applicationRoutes(calls: CallRegistry, applications: ApplicationService): void {
  calls.forAnyone('application/verifycode', ({ mobilePhone }, visit) =>
    applications.sendCode(mobilePhone, visit),
  );
  calls.forAnyone('application/begin', (request, visit) => applications.begin(request, visit));
  calls.forOpenUpload(
    'application/licence',
    (request, file) => applications.takeLicence(request, file),
    ({ ticket }) => applications.requireTicket(ticket),
  );
  calls.forAnyone('application/submit', (request, visit) => applications.submit(request, visit));
}
