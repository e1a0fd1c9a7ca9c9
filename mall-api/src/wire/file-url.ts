/** Where a stored file is downloaded; null when there is none. */
export const fileUrl = (fileId: string | null | undefined): string | null =>
  fileId ? `/api/sale/mall/file/download/${fileId}` : null;
