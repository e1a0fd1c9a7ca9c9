/** Loaded by the first `toast`. */
export { Message } from '@arco-design/web-react';
