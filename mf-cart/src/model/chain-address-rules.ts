export interface ChainAddressChoice {
  /** 商业备货: no hospital, an address of the buyer's own. */
  businessStock: boolean;
  hospitalId: string | null;
  /** Number of addresses to choose from. */
  addressCount: number;
  consigneeId: string | null;
}

/** What is missing in the hospital and address dialog, as Chinese text; null when complete. */
export function chainAddressWarning(choice: ChainAddressChoice): string | null {
  const { businessStock, hospitalId, addressCount, consigneeId } = choice;
  if (!businessStock && !hospitalId) return '请选择医院';
  if (addressCount === 0) return businessStock ? '请先添加收货地址' : '该医院暂无收货地址';
  return consigneeId ? null : '请选择地址';
}
