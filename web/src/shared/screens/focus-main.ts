/** What has the focus is about to be taken away: the screen itself has it, and nobody who uses a keyboard begins at the top again. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })
