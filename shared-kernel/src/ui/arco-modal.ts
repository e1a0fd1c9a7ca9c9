/** Loaded by the first `confirmDialog`. */
export { Modal } from '@arco-design/web-react';
