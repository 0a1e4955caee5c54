/** What a limit is met with. */
export interface LimitPlace {
  /** What stays as it is meanwhile: "Christmas market stall is saved as a draft." */
  readonly kept: string
  /** The job that is to go live: its id where it has one, and what is done once there is room, in words and in deed. */
  readonly job?: { readonly id: string | null; readonly verb: 'publish' | 'resume' | 'reopen'; readonly again: () => void }
  /** Where to go on after a payment; the present address where nothing is said. */
  readonly back?: () => string
  /** Called before the page is left for a payment, to keep what is typed. */
  readonly onLeave?: () => void
}
