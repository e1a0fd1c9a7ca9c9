export { CallError } from '../http/call-error';
export { createDesk, type Desk } from './service';
