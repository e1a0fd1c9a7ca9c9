export { type Ceph, startCeph } from './ceph';
export { type Gateway, startGateway } from './gateway';
export { testObjectStore } from './store-contract';
