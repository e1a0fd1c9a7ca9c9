import type { CallRegistry } from '../../http/calls';
import type { EsignService } from './service';

export function esignRoutes(calls: CallRegistry, esign: EsignService): void {
  calls.forBuyer('esign/contract', ({ token }, { buyer }) => esign.contract(buyer, token));
  calls.forBuyer('esign/code', ({ token }, visit) => esign.sendCode(visit.buyer, token, visit));
  calls.forBuyer('esign/sign', (request, visit) => esign.sign(visit.buyer, request, visit));
  calls.forBuyer('esign/withdraw', ({ token }, { buyer }) => esign.withdraw(buyer, token));
}
