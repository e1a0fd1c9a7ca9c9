import type { CallRegistry } from '../../http/calls';
import type { StatementService } from './statement-service';

export function statementRoutes(calls: CallRegistry, statements: StatementService): void {
  calls.forBuyer('client/statement', (request, { buyer }) => statements.read(buyer, request));
}
