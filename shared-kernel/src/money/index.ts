export {
  addAmounts,
  compareAmounts,
  type Decimal,
  formatAmount,
  multiplyAmount,
  parseAmount,
  pricePerPiece,
  subtractAmounts,
} from './money';
