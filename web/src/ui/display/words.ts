/** What is said in ui/display. */
export const words = {
  // Chip
  remove: (children: string) => `Remove ${children}`,

  // Timeline
  notYet: 'not yet',
}
