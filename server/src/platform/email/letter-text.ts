import type { Letter, LetterPerson } from '#server/platform/email/port'

/** Signs that end a header, and those that turn the direction of what follows a name. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu
/** A name or sentence in one line, as nobody can bend it. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').trim()

const buttonLines = (buttons: LetterPerson['buttons'], origin: string): string[] =>
  buttons.map(({ label, path }) => `${label}: ${origin}${path}`)
const personText = ({ name, due, fits, clash, about, buttons }: LetterPerson, origin: string): string =>
  [`${name}. ${due}.`, [fits, clash].filter(Boolean).join(' '), about, ...buttonLines(buttons, origin)]
    .filter(Boolean)
    .map(oneLine)
    .join('\n')

/** A letter for those who read plain text: each address in full, on a line of its own. */
export function letterText(
  { heading, name, paragraphs, code, pay, facts = [], listed = [], people = [], answers = [], button, why, stop }: Letter,
  origin: string,
): string {
  const figures = pay?.figures.map(({ label, value }) => `${value} ${label}`) ?? []
  const rows = [...figures, ...(pay ? [pay.shifts] : []), ...facts.map(({ label, value }) => `${label}: ${value}`)]
  const parts = [
    heading,
    ...(name === undefined ? [] : [`Hi ${name},`]),
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(rows.length === 0 ? [] : [rows.map(oneLine).join('\n')]),
    ...listed.map(({ text, path }) => `${oneLine(text)}\n${origin}${path}`),
    ...people.map((person) => personText(person, origin)),
    ...(answers.length === 0 ? [] : [buttonLines(answers, origin).join('\n')]),
    `${button.label}:\n${origin}${button.path}`,
    why,
    ...(stop === undefined ? [] : [`Stop these emails:\n${origin}${stop}`]),
    'Evenshift',
  ]
  return `${parts.map((part) => part.split('\n').map(oneLine).join('\n')).join('\n\n')}\n`
}
