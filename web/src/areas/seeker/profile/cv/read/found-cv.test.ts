import { describe, expect, it } from 'vitest'
import { type FoundCv, foundIn } from '#web/areas/seeker/profile/cv/read/found-cv'
import { linesOfPdf } from '#web/areas/seeker/profile/cv/read/pdf-lines'
import { cvFile } from '#web/areas/seeker/profile/cv/read/testkit/cv-file.rig'
import { type ToldCv, toldCvs } from '#web/areas/seeker/profile/cv/read/testkit/cvs.rig'
import type { PeriodValues } from '#web/areas/seeker/profile/history/values'

async function foundOf(told: ToldCv): Promise<FoundCv> {
  const read = await linesOfPdf(await cvFile(told))
  return foundIn('lines' in read ? read.lines : [])
}

const from = ({ startDate }: PeriodValues) => `${startDate.month}/${startDate.year}`
const to = ({ endDate, goesOn }: PeriodValues) => (goesOn ? 'now' : `${endDate.month}/${endDate.year}`)
/** Each fact that a person reads in a CV, with what was found in its place. */
function facts({ work, education, skills }: ToldCv, found: FoundCv): [told: string, found: string | undefined][] {
  return [
    ...work.flatMap((job, place): [string, string | undefined][] => {
      const row = found.work[place]
      return [
        [job.title, row?.title],
        [job.employer, row?.employer],
        [job.from, row && from(row)],
        [job.to, row && to(row)],
      ]
    }),
    ...education.flatMap((course, place): [string, string | undefined][] => {
      const row = found.education[place]
      const lists = row && [...row.aLevels, ...row.subjects, ...row.alternativeQualifications].map(({ name }) => name).join(', ')
      return [
        [course.place, row && (row.university || row.schoolName || row.nameOfInstitution)],
        [course.course, row && (lists || row.fieldOfStudy)],
        [course.from, row && from(row)],
        [course.to, row && to(row)],
      ]
    }),
    ...skills.map((skill): [string, string | undefined] => [skill, found.skills.find((one) => one === skill)]),
  ]
}

describe('what is found in a CV', () => {
  it('is right for nine facts of ten, over twelve layouts', async () => {
    let [right, all] = [0, 0]
    const lines: string[] = []
    for (const told of toldCvs) {
      const judged = facts(told, await foundOf(told))
      const wrong = judged.filter(([said, read]) => said !== read)
      right += judged.length - wrong.length
      all += judged.length
      lines.push(`${told.name}: ${judged.length - wrong.length} of ${judged.length}. ${wrong.map((pair) => pair.join(' ≠ ')).join(', ')}`)
    }
    process.stdout.write(`${lines.join('\n')}\nFacts read right: ${right} of ${all}, ${Math.round((100 * right) / all)}%\n`)
    expect(right / all).toBeGreaterThan(0.9)
  })

  it('keeps what was done, without its bullets, lines that go on joined', async () => {
    const [, , , , , , , , , told] = toldCvs
    if (!told) throw new Error('the tenth CV is gone')
    expect((await foundOf(told)).work[0]?.achievements).toBe(
      'Taught GCSE maths to twelve pupils online and wrote a report for their parents each term',
    )
  })

  it('makes no more of a CV than a profile takes, whatever stands in it', () => {
    const lines = Array.from({ length: 5000 }, (_, place) => [
      'Experience',
      `Job ${place} ${'x'.repeat(400)}, Shop\tMay 2024 – now`,
      '((((',
      '\u202e',
    ]).flat()
    const found = foundIn(lines)
    expect(found.work.length).toBeLessThanOrEqual(20)
  })
})

describe('a file that can’t be read', () => {
  const text = { lines: ['Amira Khan', 'Work experience', 'Barista, The Corner Café\tMay 2024 – now'] }
  it.each([
    ['with a password', () => cvFile(text, { password: 'secret' }), 'needs a password'],
    ['of pictures', () => cvFile({ lines: [] }), 'picture of a CV'],
    ['of 200 pages', () => cvFile(text, { pages: 200 }), 'has 200 pages'],
    ['that is broken', async () => new TextEncoder().encode('%PDF-1.7 and then nothing of it'), 'couldn’t open this file as a PDF'],
    ['that is cut off', async () => (await cvFile(text)).slice(0, 300), 'PDF'],
  ])('%s is told in a sentence', async (_, file, sentence) => {
    expect(await linesOfPdf(await file())).toEqual({ fault: expect.stringContaining(sentence) })
  })
})
