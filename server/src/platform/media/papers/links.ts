const harmless = /^(?:https?|mailto|tel):/i
const scheme = /^[a-z][a-z\d+.-]+:/i
/** `file:///C:/cv.docx`, but not `file://host/cv.docx`. */
const ownDisk = /^file:(?:\/\/(?:localhost)?\/)?(?:[a-z]:|[^/\\:|]+(?:[/\\]|$))/i
const host = /^[/\\]{2}/

/** Browsers and Office skip blanks and controls in an address, and read `%5C` as a backslash. */
const plain = (address: string): string =>
  address.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))).replace(/[\0- \u007f-\u009f]/g, '')

/** Whether a file that is named so lies on the reader's own disk: no page of the web, and no host that would be told who reads. */
export function isOwnFile(address: string): boolean {
  const text = plain(address)
  return ownDisk.test(text) || (!scheme.test(text) && !host.test(text))
}

/** Whether a link may stand in a paper: it opens a page, writes to or calls somebody, or leads nowhere from here. */
export const isHarmlessLink = (address: string): boolean => harmless.test(plain(address)) || isOwnFile(address)
