/**
 * File business type of a contract for `file/upload`
 * (docs/specification.md#membership-certificate-and-file-calls).
 */
export const contractBusType = 4;

/** File business type of a payment voucher. */
export const voucherBusType = 5;

/** File business type of a picture for a parcel report. */
export const parcelBusType = 6;

/** Dictionary group of the payment methods (docs/specification.md#catalogue-calls). */
export const payMethodGroup = 'pay_method';
