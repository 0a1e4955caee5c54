import { readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

/** What was typed and not kept yet, by interview and question: a reload or a dead phone loses none of it. */
type Drafts = Readonly<Record<string, Readonly<Record<string, string>>>>

const isTexts = (kept: unknown): kept is Drafts[string] =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string')
const isDrafts = (kept: unknown): kept is Drafts => typeof kept === 'object' && kept !== null && Object.values(kept).every(isTexts)

function drafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(readLocal('interviewDrafts') ?? '{}')
    return isDrafts(kept) ? kept : {}
  } catch {
    return {}
  }
}
function write(all: Drafts): void {
  if (Object.keys(all).length > 0) writeLocal('interviewDrafts', JSON.stringify(all))
  else removeLocal('interviewDrafts')
}
const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))

/** The draft of an answer; null where none is kept. */
export const readDraft = (interviewId: string, questionId: string): string | null => drafts()[interviewId]?.[questionId] ?? null

export function writeDraft(interviewId: string, questionId: string, text: string): void {
  const all = drafts()
  write({ ...all, [interviewId]: { ...all[interviewId], [questionId]: text } })
}

export function dropDraft(interviewId: string, questionId: string): void {
  const all = drafts()
  const left = without(all[interviewId] ?? {}, questionId)
  write(Object.keys(left).length > 0 ? { ...all, [interviewId]: left } : without(all, interviewId))
}

/** Takes every draft of an interview away, once it is sent. */
export const dropDrafts = (interviewId: string): void => write(without(drafts(), interviewId))
