import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { NoteRow, ScoreRow } from '#server/capabilities/work/hiring/assessments/tables'

type Note = EmployerApplicationDetail['notes'][number]
type Score = EmployerApplicationDetail['scores'][number]
/** The names of a company's people by their ids; who left it has none. */
export type Names = ReadonlyMap<string, string>

const nameOf = (names: Names, id: string): string => names.get(id) ?? 'A former colleague'

export const presentNote = ({ id, text, questionId, at, authorId, createdAt }: NoteRow, names: Names, viewerId: string): Note => ({
  _id: id,
  text,
  questionId,
  at,
  author: nameOf(names, authorId),
  isMine: authorId === viewerId,
  createdAt: createdAt.toISOString(),
})

export const presentScore = ({ id, questionId, value, text, authorId, at }: ScoreRow, names: Names, viewerId: string): Score => ({
  _id: id,
  questionId,
  value,
  text,
  author: nameOf(names, authorId),
  isMine: authorId === viewerId,
  at: at.toISOString(),
})
