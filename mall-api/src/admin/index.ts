export { CallError } from '../http/call-error';
export { type Admin, createAdmin } from './service';
