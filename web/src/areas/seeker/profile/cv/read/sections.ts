/** What a part of a CV is about. */
export type Topic = 'work' | 'education' | 'skills' | 'other'

const titles: readonly (readonly [Topic, RegExp])[] = [
  [
    'work',
    /^(?:(?:my|work|employment|professional|paid|job|career|relevant|previous|other|voluntary|volunteer|volunteering|retail|hospitality|and)\s)*(?:experience|history|employment|volunteering|jobs|work|roles)(?:\s(?:and\s)?(?:volunteering|experience|history|so far))*$/,
  ],
  [
    'education',
    /^(?:(?:my|academic|education|formal)\s)*(?:education|qualifications|studies|study|background|schooling|history)(?:\sand\s(?:training|qualifications|courses|education))?$/,
  ],
  [
    'skills',
    /^(?:(?:my|key|core|technical|main|other|personal|transferable|relevant|soft|work)\s)*(?:skills|strengths|competencies|abilities|expertise|what i’m good at)(?:\sand\s(?:languages|abilities|interests|qualities|strengths))?$/,
  ],
  [
    'other',
    /^(?:personal\s|professional\s|about\s|contact\s|my\s|other\s)*(?:profile|statement|summary|me|details|contact|objective|interests|hobbies|references?|referees|languages|certificates|certifications|licences|awards|achievements|publications|projects|training|availability)(?:\s(?:and\s\w+|available on request))?$/,
  ],
]

/** Letters set apart for looks read as a word: "S K I L L S". */
const closed = (line: string): string => (/^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replace(/ /g, '') : line)

/** The topic that a line heads; null where it is no heading. */
function headedBy(line: string): Topic | null {
  const words = closed(line.trim())
    .toLowerCase()
    .replace(/&|\+/g, ' and ')
    .replace(/'/g, '’')
    .replace(/[^\p{L}’]+/gu, ' ')
    .trim()
  if (words === '' || words.length > 45) return null
  return titles.find(([, title]) => title.test(words))?.[0] ?? null
}

/** The lines below the headings of a topic, a list for each heading. */
export function sectionsOf(lines: readonly string[], topic: Topic): string[][] {
  const sections: string[][] = []
  let open: string[] | null = null
  for (const line of lines) {
    const headed = headedBy(line)
    if (headed === null) open?.push(line)
    else {
      open = headed === topic ? [] : null
      if (open) sections.push(open)
    }
  }
  return sections
}
