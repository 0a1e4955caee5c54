import type { AdvertReading } from '@evenshift/contract/model/job/advert-reading'
import { optionOf, sectorNamed } from '#server/capabilities/ground/reference/public'
import { readPay } from '#server/capabilities/ground/reading/pay'
import { readCity, readPostcode } from '#server/capabilities/ground/reading/place'
import { readShifts } from '#server/capabilities/ground/reading/shifts'
import { readDescription, readTasks } from '#server/capabilities/ground/reading/tasks'
import { readContract, readHours, readStartDate } from '#server/capabilities/ground/reading/terms'
import { plain } from '#server/capabilities/ground/reading/text'
import { readSkills, readWork } from '#server/capabilities/ground/reading/work'

/** What rules read in an advert that was pasted, each with its words; what isn’t said there is left open. `today` is London’s. */
export function readAdvert(pasted: string, today: string): AdvertReading {
  const text = plain(pasted)
  const { title, role } = readWork(text)
  const sector = role === null ? undefined : sectorNamed(role.value.sector)
  const tasks = readTasks(text)
  const shifts = readShifts(text)
  return {
    title,
    role: role && sector ? { value: { role: role.value.role, sector: optionOf(sector) }, from: role.from } : null,
    description: readDescription(text, tasks),
    tasks,
    skills: readSkills(text),
    shifts,
    hoursPerWeek: readHours(text),
    pay: readPay(text),
    city: readCity(text),
    postcode: readPostcode(text),
    startDate: readStartDate(text, today, shifts),
    contractType: readContract(text),
  }
}
