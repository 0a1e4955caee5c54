import type { RoleStart } from '@evenshift/contract/model/job/role-start'
import { changedShifts } from '#web/areas/employer/posts/write/changed-shifts'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { isForAdults } from '#web/areas/employer/posts/write/young-workers'
import { hoursOfShift } from '#web/shared/week/worked-hours'
import { withApostrophes } from '#web/shared/words/apostrophes'
import { words } from '#web/areas/employer/posts/write/roles/words'

/** Longer shifts have a break by law, of 20 minutes; half an hour keeps the week in half-hours. */
const HOURS_WITHOUT_BREAK = 6
const BREAK_MINUTES = 30

/** A new post's week, with the breaks that the law has and the age that nights ask for. `today` is London's. */
export function valuesOfWeek(blank: PostValues, shifts: RoleStart['shifts'], today: string): Partial<PostValues> {
  const week = shifts.map((shift) => ({ ...shift, people: 1, breakMinutes: hoursOfShift(shift) > HOURS_WITHOUT_BREAK ? BREAK_MINUTES : 0 }))
  return {
    ...(week.some(isForAdults) && { minimumAge: 18 as const, minimumAgeReason: words.someShiftsNight }),
    ...changedShifts(blank, week, today, null),
  }
}

/** A new post with what is usual for its role. `today` is London's. */
export function valuesOfRole(blank: PostValues, { role, sector, intro, tasks, skills, shifts }: RoleStart, today: string): PostValues {
  return {
    ...blank,
    title: withApostrophes(role.name),
    jobRole: role.name,
    sectorId: sector._id,
    description: intro,
    responsibilities: tasks.join('\n'),
    skillsRequired: skills.map((skill) => ({ ...skill, must: false })),
    ...valuesOfWeek(blank, shifts, today),
  }
}
