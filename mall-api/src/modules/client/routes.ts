import type { CallRegistry } from '../../http/calls';
import type { LicenceService } from './licence-service';
import type { ClientService } from './service';

export function clientRoutes(calls: CallRegistry, client: ClientService, licences: LicenceService): void {
  calls.forBuyer('client/licences', (_, { buyer }) => licences.ofCart(buyer));
  calls.forBuyer('client/consignee', (request, { buyer }) => client.addresses(buyer, request));
  calls.forBuyer('client/consignee/add', (address, { buyer }) => client.addAddress(buyer, address));
  calls.forBuyer('client/consignee/edit', ({ id, ...address }, { buyer }) =>
    client.editAddress(buyer, id, address),
  );
  calls.forBuyer('client/consignee/delete', ({ id }, { buyer }) => client.removeAddress(buyer, id));
  calls.forBuyer('client/consignee/default', ({ id }, { buyer }) => client.setDefaultAddress(buyer, id));
  calls.forBuyer('client/dealers', (_, { buyer }) => client.dealers(buyer));
  calls.forBuyer('client/chain/hospital/list', ({ name }, { buyer }) => client.hospitals(buyer, name));
  calls.forBuyer('client/rebateinfo', (_, { buyer }) => client.rebate(buyer));
  calls.forBuyer('client/getClientAllCertList', (_, { buyer }) => client.qualifications(buyer));
  calls.forBuyer('client/todo', (_, { buyer }) => client.openWork(buyer));
  calls.forAnyone('client/customerqrcode', async (_, visit) =>
    client.qrCode('customer_service', await visit.findBuyer()),
  );
  calls.forAnyone('client/userqrcode', async (_, visit) => client.qrCode('user', await visit.findBuyer()));
}
