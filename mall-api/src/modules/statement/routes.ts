import type { CallRegistry } from '../../http/calls';
import type { StatementService } from './statement-service';

export function statementRoutes(calls: CallRegistry, statements: StatementService): void {
  calls.forBuyer('client/statement', ({ month }, { buyer }) => statements.read(buyer, month));
}
