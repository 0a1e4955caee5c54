import { type LocalKey, readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

/** What was typed into the fields of one form. */
export type DraftTexts = Readonly<Record<string, string>>
type Drafts = Readonly<Record<string, DraftTexts>>

const isTexts = (kept: unknown): kept is DraftTexts =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string')
const isDrafts = (kept: unknown): kept is Drafts => typeof kept === 'object' && kept !== null && Object.values(kept).every(isTexts)

/** What was typed and not sent yet, kept on the device by form and field: a reload or a dead phone loses none of it. */
export function draftsIn(key: LocalKey) {
  function all(): Drafts {
    try {
      const kept: unknown = JSON.parse(readLocal(key) ?? '{}')
      return isDrafts(kept) ? kept : {}
    } catch {
      return {}
    }
  }
  return {
    of: (form: string): DraftTexts => all()[form] ?? {},
    /** Keeps exactly these; with none of them, nothing of the form is left. */
    put(form: string, texts: DraftTexts): void {
      const { [form]: _before, ...others } = all()
      const next = Object.keys(texts).length > 0 ? { ...others, [form]: texts } : others
      if (Object.keys(next).length > 0) writeLocal(key, JSON.stringify(next))
      else removeLocal(key)
    },
  }
}
