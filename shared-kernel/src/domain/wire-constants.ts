/** File business type that `file/upload` takes for a contract (section 7). */
export const contractBusType = 4;

/** Dictionary group of the payment methods (section 7, dict/list). */
export const payMethodGroup = 'pay_method';
