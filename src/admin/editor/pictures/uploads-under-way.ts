const underWay = new Set<object>();

/** Notes a picture that is on its way to the storage. @returns how to say that it no longer is */
export function noteUpload(): () => void {
  const upload = {};
  underWay.add(upload);
  return () => void underWay.delete(upload);
}

/** Whether a picture would be lost if the page were left now. */
export function isUploading(): boolean {
  return underWay.size > 0;
}
