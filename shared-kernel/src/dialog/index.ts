export { Dialog, type DialogProps } from './dialog';
export { ProgressLine, type ProgressLineProps } from './progress-line';
