/** What a profile may be; there is no profile yet while isUser is false. Imports nothing. */
export const profileStatuses = ['Pending', 'Approved', 'Rejected', 'Suspended'] as const
export type ProfileStatus = (typeof profileStatuses)[number]

/** Who may move a profile from one status to another: the person, the rule of approval, or staff. */
export const profileMoves = [
  { from: 'Pending', to: 'Approved', by: ['rule', 'staff'] },
  { from: 'Pending', to: 'Rejected', by: ['staff'] },
  { from: 'Rejected', to: 'Pending', by: ['person'] },
  /** Its appeal is won. */
  { from: 'Rejected', to: 'Approved', by: ['staff'] },
  { from: 'Approved', to: 'Pending', by: ['rule'] },
  { from: 'Approved', to: 'Suspended', by: ['staff'] },
  { from: 'Suspended', to: 'Approved', by: ['staff'] },
] as const satisfies readonly { from: ProfileStatus; to: ProfileStatus; by: readonly ('person' | 'rule' | 'staff')[] }[]
export type ProfileDecider = (typeof profileMoves)[number]['by'][number]
