/** What is said in ui/theme. */
export const words = {
  // theme
  showPassword: 'Show password',
  close: 'Close',
}
