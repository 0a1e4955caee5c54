import type { EducationValues, GradedValue } from '#web/areas/seeker/profile/history/education-values'
import { educationValuesOf } from '#web/areas/seeker/profile/history/education-values'
import { type WorkValues, workValuesOf } from '#web/areas/seeker/profile/history/work-values'
import { type FoundEntry, RESULTS, entriesOf } from '#web/areas/seeker/profile/cv/read/entries'
import { sectionsOf } from '#web/areas/seeker/profile/cv/read/sections'

/** What a CV tells, as the forms of the profile hold it. */
export interface FoundCv {
  readonly work: readonly WorkValues[]
  readonly education: readonly EducationValues[]
  readonly skills: readonly string[]
}

const [ENTRIES_MOST, SKILLS_MOST, LINES_MOST, LINE_MOST, NAME_MOST] = [20, 30, 10, 300, 120]

const ROLE =
  /\b(?:assistant|barista|waiter|waitress|waiting|tutor|cashier|volunteer|manager|server|crew|member|cleaner|receptionist|babysitter|nanny|intern|driver|bartender|supervisor|steward|helper|porter|chef|lifeguard|coach|ambassador|clerk|associate|worker|staff|leader|representative|caller|host|hostess|instructor|officer|cook|operative|operator|packer|picker|courier|rider|walker|sitter|carer|teacher|mentor|apprentice|trainee|adviser|advisor|agent|administrator|engineer|developer|designer|analyst|captain|usher|attendant)\b/i
const SCHOOL = /\b(?:university|college|school|academy|institute|grammar|high)\b/i
const DEGREE =
  /^((?:B\.?Sc|B\.?A|B\.?Eng|LL\.?B|B\.?Ed|M\.?Sc|M\.?A|M\.?Eng|M\.?Sci|MChem|MPharm|MPhys|Ph\.?D|BDS|MBBS|Foundation degree|Bachelor of (?:Arts|Science|Engineering|Laws?)|Master of (?:Arts|Science|Engineering))\b\.?(?:\s*\(?Hons\.?\)?)?)[\s,:–-]*(?:in\s+|of\s+)?(.*)$/i
const A_LEVEL = /\ba[- ]?levels?\b/i
const GCSE = /\bgcses?\b/i

const cut = (name: string | undefined): string => (name ?? '').slice(0, NAME_MOST)
const linesOf = (body: readonly string[]): string =>
  body
    .slice(0, LINES_MOST)
    .map((line) => line.slice(0, LINE_MOST))
    .join('\n')

function workOf({ parts, body, rest: _rest, ...period }: FoundEntry): WorkValues {
  const role = Math.max(
    0,
    parts.findIndex((part) => ROLE.test(part)),
  )
  const others = parts.filter((_, place) => place !== role)
  return { ...workValuesOf(null), ...period, title: cut(parts[role]), employer: cut(others[0]), achievements: linesOf(body) }
}

/** "Maths (A), Physics: B, Art" */
const gradedOf = (list: string): GradedValue[] =>
  list
    .split(/[,;]|\sand\s/)
    .map((one) => /^(.+?)\s*(?:[(:–-]\s*|\s)(A\*|[A-EU]|[1-9]|Distinction\*?|Merit|Pass)\)?$/.exec(one.trim()) ?? [one, one.trim()])
    .map(([, name = '', grade]) => ({ name: cut(name), grade: grade ?? null }))
    .filter(({ name }) => name !== '')
    .slice(0, LINES_MOST)

function courseOf({ parts, body, rest: _rest, ...period }: FoundEntry): EducationValues {
  const at = parts.findIndex((part) => SCHOOL.test(part))
  const place = cut(parts[at < 0 ? 1 : at])
  const course = cut(parts.find((_, index) => index !== (at < 0 ? 1 : at)))
  const said = [...parts, ...body]
  const results = said.map((line) => RESULTS.exec(line)).filter((found) => found !== null)
  const aLevels = results.filter(([, name = '']) => !GCSE.test(name)).flatMap(([, , list = '']) => gradedOf(list))
  const gcses = results.filter(([, name = '']) => GCSE.test(name)).flatMap(([, , list = '']) => gradedOf(list))
  const empty = educationValuesOf(null)
  const told = (without: RegExp) => linesOf(body.filter((line) => !(RESULTS.test(line) && without.test(line))))
  const [, degree = '', field = ''] = DEGREE.exec(course) ?? []
  if (degree !== '' || /\buniversity\b/i.test(place))
    return {
      ...empty,
      ...period,
      level: 'university',
      university: place,
      degree,
      fieldOfStudy: degree === '' ? course : field,
      achievements: linesOf(body),
    }
  if (aLevels.length > 0 || said.some((line) => A_LEVEL.test(line)))
    return { ...empty, ...period, level: 'a_level', schoolName: place, aLevels, achievements: told(A_LEVEL) }
  if (gcses.length > 0 || said.some((line) => GCSE.test(line)))
    return { ...empty, ...period, level: 'school', schoolName: place, subjects: gcses, achievements: told(GCSE) }
  const names = course === '' ? [] : [{ name: course, grade: null }]
  return {
    ...empty,
    ...period,
    level: 'alternative',
    nameOfInstitution: place,
    alternativeQualifications: names,
    achievements: linesOf(body),
  }
}

function skillsOf(lines: readonly string[]): string[] {
  const names = lines
    .flatMap((line) => line.replace(/^[\p{L} ]{3,20}:\s*/u, '').split(/[,;•·▪●|\t]|\s{2,}/))
    .map((name) => name.replace(/^[^\p{L}\p{N}]+|[\s.]+$/gu, '').replace(/^and\s+/i, ''))
    .filter((name) => name.length > 1 && name.length <= 60 && name.split(/\s+/).length <= 5)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].slice(0, SKILLS_MOST)
}

/** Finds jobs, schools and skills in the lines of a CV. What it can't tell is left to be filled in. */
export function foundIn(lines: readonly string[]): FoundCv {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  const entries = (topic: 'work' | 'education', sought: RegExp) =>
    sectionsOf(said, topic)
      .flatMap((section) => entriesOf(section, sought))
      .slice(0, ENTRIES_MOST)
  return {
    work: entries('work', ROLE).map(workOf),
    education: entries('education', SCHOOL).map(courseOf),
    skills: skillsOf(sectionsOf(said, 'skills').flat()),
  }
}
