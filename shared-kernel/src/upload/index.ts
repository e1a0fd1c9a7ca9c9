export { FilePicker, type FilePickerProps } from './file-picker';
export { fileProblem } from './file-problem';
export { FileUploadDialog, type FileUploadDialogProps } from './file-upload-dialog';
