/** What is said in shared/share. */
export const words = {
  // copy-link
  linkCopied: 'Link copied',
}
