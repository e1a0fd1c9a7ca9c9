export { FileUploadDialog, type FileUploadDialogProps } from './file-upload-dialog';
