export {
  addAmounts,
  compareAmounts,
  type Decimal,
  formatAmount,
  multiplyAmount,
  parseAmount,
  pricePerPiece,
  spreadAmount,
  subtractAmounts,
} from './money';
