/** What the documents say, and a file on its way to them. */
export const words = {
  tab: 'Documents',
  title: 'Your documents',
  none: { title: 'No documents yet', text: 'Add your CV and certificates, then choose which to send with each application.' },
  seen: {
    title: 'Who sees them',
    text: 'Only employers you send them to, and you’ll see who viewed what. Applications you’ve sent keep their copy until you withdraw them.',
  },
  kinds: { cv: 'CV', cover_letter: 'Cover letter', certificate: 'Certificate', other: 'Other' },
  openIt: 'Open',
  replaceIt: 'Replace',
  deleteIt: 'Delete',
  added: (day: string) => `added ${day}`,
  open: (file: string) => `Open ${file}`,
  replace: (file: string) => `Replace ${file}`,
  delete: (file: string) => `Delete ${file}`,
  add: {
    title: 'Add documents',
    files: 'Files to add',
    kind: 'Document type',
    sending: 'Uploading files',
    zone: 'Add files',
    drop: 'Drop files here, or',
    choose: 'Choose files',
    types: 'PDF, Word, JPEG or PNG, up to 10 MB each',
    whatWeRemove: 'What we remove from files',
    cleaned:
      'We remove author names, photo locations and Word comments before employers see your files. Tracked changes, comments in a PDF, .doc files and signed files stay as they are.',
    close: 'Close',
  },
}
