/** What is said in shared/files. */
export const words = {
  // FileButtons
  documents: 'Documents',
  open: (fileName: string) => `Open ${fileName}`,

  // FileSheet
  couldntOpenDocument: 'We couldn’t open this document',
  openNewTab: 'Open in a new tab',
  download: 'Download',
}
