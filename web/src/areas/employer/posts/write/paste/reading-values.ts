import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { type PostValues, samePostcode } from '#web/areas/employer/posts/write/post-values'
import { valuesOfWeek } from '#web/areas/employer/posts/write/roles/role-values'

/** The company's own place, where the advert names no other. */
function placeValues(blank: PostValues, { city, postcode }: AdvertReading): Partial<PostValues> {
  const location = city?.value ?? blank.location
  if (location === blank.location) {
    if (!postcode || samePostcode(postcode.value, blank.postcode)) return {}
    return { postcode: postcode.value, arrival: { ...blank.arrival, address: '' } }
  }
  return { location, postcode: postcode?.value ?? '', arrival: { ...blank.arrival, address: '' } }
}

/** A new post with what was read in an advert; what wasn't is as in a blank one. `today` is London's. */
export function valuesOfReading(blank: PostValues, reading: AdvertReading, today: string): PostValues {
  const { title, role, description, tasks, skills, shifts, hoursPerWeek, pay, startDate, contractType } = reading
  const week = shifts.map(({ value }) => value)
  return {
    ...blank,
    ...(title && { title: title.value }),
    ...(role && { jobRole: role.value.role.name, sectorId: role.value.sector._id }),
    description,
    responsibilities: tasks.map(({ value }) => value).join('\n'),
    skillsRequired: skills.map(({ value }) => ({ ...value, must: false })),
    ...(hoursPerWeek && { hoursPerWeek: hoursPerWeek.value }),
    ...(pay && { salary: pay.value.amount, salaryMax: pay.value.most ?? '', salaryUnit: pay.value.unit }),
    ...placeValues(blank, reading),
    ...(week.length > 0 && valuesOfWeek(blank, week, today)),
    ...(startDate && { startDate: startDate.value }),
    // How long it lasts isn't read, and only a permanent job is ongoing without a word.
    ...(contractType && { contractType: contractType.value, ...(contractType.value !== 'permanent' && { contractLength: null }) }),
  }
}
