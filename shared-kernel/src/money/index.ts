export {
  addAmounts,
  compareAmounts,
  type Decimal,
  formatAmount,
  formatYuan,
  multiplyAmount,
  parseAmount,
  pricePerPiece,
  spreadAmount,
  subtractAmounts,
} from './money';
