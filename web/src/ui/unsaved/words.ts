/** What is said in ui/unsaved. */
export const words = {
  // LeaveQuestion
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  keepEditing: 'Keep editing',
  willBeLost: (lost: string) => `${lost} will be lost.`,

  // unsaved
  yourChanges: 'Your changes',

  // useUnsaved
  to: (value: string, what: string) => `${value} to ${what}`,
}
