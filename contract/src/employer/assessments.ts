import { z } from 'zod'
import { contract } from '#contract/call'
import { byId, id, text } from '#contract/model/basics'
import { note, score } from '#contract/model/application/employer-application'
import { scoreValues } from '#contract/states/application/score'

const noteInput = z.strictObject({
  text: text(2000, 'The note', 1),
  /** Of the interview's question whose answer it is about; a note about all of the application has none. */
  questionId: id.optional(),
  /** The second of the video that it belongs to. */
  at: z.int('Give a whole second').min(0, 'The second can’t be below 0').max(3600, 'The second is at most 3,600').optional(),
})
const scoreInput = z.strictObject({
  questionId: id.optional(),
  value: z.enum(scoreValues, 'Choose a score'),
  text: text(2000, 'The reason').optional(),
})

export const employerAssessments = contract({
  addNote: {
    method: 'POST',
    path: '/jobs/application/{id}/notes',
    summary: 'Keeps a note that only the company reads',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    body: noteInput,
    output: note,
    status: 201,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/jobs/application/{id}/notes/{noteId}',
    summary: 'Deletes one’s own note',
    caller: 'employer',
    role: 'reviewer',
    params: z.strictObject({ id, noteId: id }),
    status: 204,
  },
  setScore: {
    method: 'PUT',
    path: '/jobs/application/{id}/score',
    summary: 'Sets one’s own score of the application, or of one answer: what colleagues gave that answer is shown from then on',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    body: scoreInput,
    output: score,
  },
})
