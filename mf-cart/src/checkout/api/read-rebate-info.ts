import { api } from 'shared-kernel/http';

export const readRebateInfo = () => api.post('client/rebateinfo', {});
