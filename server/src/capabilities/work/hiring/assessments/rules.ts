/** Which scores a member is shown: decided from rows alone. */
interface Scored {
  readonly authorId: string
  /** null = the application as a whole. */
  readonly questionId: string | null
}

/** What a member sees of the scores: of an answer only their own until they have scored it, so that nobody scores as a colleague did. */
export function scoresShown<S extends Scored>(scores: readonly S[], viewerId: string): S[] {
  const own = new Set(scores.flatMap(({ authorId, questionId }) => (authorId === viewerId ? [questionId] : [])))
  return scores.filter(({ questionId }) => questionId === null || own.has(questionId))
}
