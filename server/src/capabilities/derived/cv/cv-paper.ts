import type { Education } from '@evenshift/contract/model/profile/education'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { HistorySnapshot, ProfileSnapshot } from '#server/capabilities/parties/profiles/public'
import type { Block, Paper } from '#server/platform/papers/port'

interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthWords = ({ month, year }: Work['startDate']): string => `${monthName.format(Date.UTC(year, month - 1))} ${year}`
const periodWords = ({ startDate, endDate }: Pick<Work, 'startDate' | 'endDate'>): string =>
  `${monthWords(startDate)} to ${endDate === null ? 'now' : monthWords(endDate)}`

const listed = (parts: readonly (string | null | undefined | false)[], between = ', '): string => parts.filter(Boolean).join(between)
const named = (rows: readonly { readonly name: string }[]): string => listed(rows.map(({ name }) => name))
const graded = (rows: Education['subjects']): string => listed(rows.map(({ name, grade }) => (grade ? `${name} (${grade})` : name)))

const entry = (title: string, place: string, period: string, items: readonly string[]): Block[] => [
  { as: 'entry', text: listed([title, place]) },
  { as: 'quiet', text: period },
  { as: 'list', items },
]
const jobEntry = (work: Work): Block[] => entry(work.title, work.employer.name, periodWords(work), work.achievements)

const levelWords: Readonly<Record<Education['level'], string>> = {
  school: 'School',
  a_level: 'A levels',
  alternative: 'Qualifications',
  university: 'University',
}
function courseEntry(education: HistorySnapshot['education'][number]): Block[] {
  const { level, degree, fieldOfStudy, university, nameOfInstitution, schoolName, universityBoard } = education
  const { predictedGrade, internshipPlacement, achievements } = education
  const results = graded([...education.subjects, ...education.aLevels, ...education.alternativeQualifications])
  const details = [
    results,
    universityBoard && `Exam board: ${universityBoard}`,
    predictedGrade && `Predicted grade: ${predictedGrade}`,
    internshipPlacement && `Placement: ${internshipPlacement}`,
  ]
  return entry(
    listed([degree?.name, fieldOfStudy?.name], ' ') || levelWords[level],
    university?.name ?? nameOfInstitution ?? schoolName ?? '',
    periodWords(education),
    [...details.filter((line) => typeof line === 'string'), ...achievements],
  )
}

/** A heading with what stands below it; nothing where that is nothing. */
const section = (text: string, blocks: readonly Block[]): Block[] => (blocks.length === 0 ? [] : [{ as: 'section', text }, ...blocks])
const told = (text: string): Block[] => (text.trim() === '' ? [] : [{ as: 'text', text }])

/** A CV of what employers see and the contact details that a person adds: never an age, a week, an interest or a right to work. */
export function cvPaper(shown: ProfileSnapshot, { work, education }: HistorySnapshot, { phone, email }: Contact): Paper {
  const name = `${shown.firstName} ${shown.lastName}`
  return {
    title: `CV of ${name}`,
    author: name,
    blocks: [
      { as: 'title', text: name },
      { as: 'lead', text: shown.headline },
      { as: 'quiet', text: listed([shown.city, phone, email], ' · ') },
      ...section('About me', told(shown.bio)),
      ...section('Work', work.flatMap(jobEntry)),
      ...section('Education', education.flatMap(courseEntry)),
      ...section('Skills', told(named(shown.skills))),
    ],
  }
}
