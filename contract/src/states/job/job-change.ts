/** What a change of a job does to one applicant, and what they answer. Imports nothing. */
export const changeEffects = ['better', 'same', 'worse'] as const
export type ChangeEffect = (typeof changeEffects)[number]

/** They said that they can still do it, were asked and said nothing yet, were told and not asked, or have an offer, which keeps its terms. */
export const changeReplies = ['can', 'unsaid', 'told', 'offer'] as const
export type ChangeReply = (typeof changeReplies)[number]

/** Who reads the message of a change: whoever is asked whether it still fits, whoever is only told, whoever has an offer, which keeps its terms, and whoever is hired and keeps their times. */
export const messageKinds = ['asked', 'told', 'offer', 'hired'] as const
export type MessageKind = (typeof messageKinds)[number]
