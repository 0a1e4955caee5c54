/** What is said in ui/dialog. */
export const words = {
  // ConfirmDialog
  cancel: 'Cancel',
}
