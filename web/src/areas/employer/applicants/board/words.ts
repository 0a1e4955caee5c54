/** What is said in areas/employer/applicants/board. */
export const words = {
  // ApplicantBoard
  couldntLoadApplicants: 'We couldn’t load the applicants',
  loadingTheBoard: 'Loading the board',
  managerOwnerDecides: 'A manager or an owner decides',
  stays: (name: string) => `${name} stays`,

  // BoardCard
  match: (match: number) => `${match}% match`,
  select: (name: string) => `Select ${name}`,

  // BoardColumn
  dropHere: 'Drop here',
  more: (more: number) => `${more} more`,

  // board-drop
  theyAcceptOfferThemselves: 'They accept an offer themselves',
  cantMoveAnyoneBack: 'You can’t move anyone back to New. Use Undo in the menu within an hour',
  theresNoWay: (status: string, label: string) => `There’s no way from “${status}” to “${label}”`,
}
