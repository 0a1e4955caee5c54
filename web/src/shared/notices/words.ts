/** What is said in shared/notices. */
export const words = {
  // show
  close: 'Close',
}
