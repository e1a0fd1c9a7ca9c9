export { Dialog, type DialogProps } from './dialog';
export { FileUploadDialog, type FileUploadDialogProps } from './file-upload-dialog';
export { ProgressLine, type ProgressLineProps } from './progress-line';
