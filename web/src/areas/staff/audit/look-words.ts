import { words } from '#web/areas/staff/audit/words'

const ways: Readonly<Record<string, string>> = {
  opened: words.opened,
  search: words.foundInASearch,
  people: words.listed,
  queue: words.listedInTheQueue,
  report: words.openedFromAReport,
  reports: words.listedWithAReport,
  plan: words.openedPlanRequest,
  list: words.listed,
}
const CONTACT = 'contact: '
/** How somebody was looked at, and why where a reason was asked for. */
export const lookWords = (note: string | null): { text: string; note: string | null } =>
  note?.startsWith(CONTACT)
    ? { text: words.contactDetailsShown, note: note.slice(CONTACT.length) }
    : { text: ways[note ?? ''] ?? words.lookedAt, note: null }
