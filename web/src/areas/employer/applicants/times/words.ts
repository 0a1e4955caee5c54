/** What is said in areas/employer/applicants/times. */
export const words = {
  // AskToMove
  askToMove: (name: string) => `Ask ${name} to move`,
  askedOn: (name: string, at: string) => `You asked ${name} on ${at}. No reply yet.`,
  keepsTheirs: (name: string, at: string) => `${name} said on ${at} that they’re keeping the agreed time.`,

  // AskToMoveDialog
  askToMoveNow: (name: string) => `Ask ${name} to move?`,
  ask: (name: string) => `Ask ${name}`,
  theyKeepUntilYes: 'We’ll tell them straight away. Until they say yes, they keep the agreed time.',
  asked: (name: string) => `${name} asked`,
}
