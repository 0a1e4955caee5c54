/** What is said in ui/choice. */
export const words = {
  // ChipsField
  showAll: (length: number) => `Show all ${length}`,
}
