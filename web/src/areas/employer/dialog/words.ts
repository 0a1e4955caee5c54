/** What is said in areas/employer/dialog. */
export const words = {
  // DialogFrame
  cancel: 'Cancel',
}
