/**
 * File business type that `file/upload` takes for a contract
 * (docs/specification.md#membership-certificate-and-file-calls).
 */
export const contractBusType = 4;

/** The same for a payment voucher. */
export const voucherBusType = 5;

/** `busType` of a picture of what was wrong with a parcel. */
export const parcelBusType = 6;

/** Dictionary group of the payment methods (docs/specification.md#catalogue-calls). */
export const payMethodGroup = 'pay_method';
