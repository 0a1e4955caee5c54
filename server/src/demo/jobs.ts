import { jobInput } from '@evenshift/contract/model/job/job'
import { plusDays } from '@evenshift/contract/days'
import { jobCalls } from '#server/calls/employer/jobs'
import { approveJob } from '#server/capabilities/work/jobs/public'
import { cities, jobRoles, londonDate, sectorNamed, skills } from '#server/capabilities/ground/reference/public'
import names from './data/names.json' with { type: 'json' }
import type { DemoEmployer } from '#server/demo/employers'
import type { Random } from '#server/demo/random'
import { type Stage, taken } from '#server/demo/stage'
import { transact } from '#server/http/call/transact'

export interface DemoJob {
  readonly id: string
  readonly employer: DemoEmployer
  readonly city: string
  readonly salary: number
  readonly hoursPerWeek: number
  readonly startDate: string
  readonly publishedAt: Date
}

type Advert = (typeof names.adverts)[number]

const skillByName = new Map(skills().map((skill) => [skill.name, skill]))
const roleByName = new Map(jobRoles().map((role) => [role.name, role]))

/** Half an hour or an hour earlier or later than the template, so that no two branches have the same week. */
function moved(shifts: Advert['shifts'], halfHours: number): Advert['shifts'] {
  const by = (time: string): string => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const total = hour * 60 + minute + halfHours * 30
    return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
  }
  const fits = shifts.every(({ start, end }) => start >= '07:00' && end <= '21:00' && start < end)
  return fits ? shifts.map(({ day, start, end }) => ({ day, start: by(start), end: by(end) })) : shifts
}

const dateAfter = (time: Date, days: number): string => londonDate(plusDays(time, days))

/** One live job of an employer in a city, published at the stage's present. The first of a company is looked at by a person. */
export async function postJob(stage: Stage, random: Random, employer: DemoEmployer): Promise<DemoJob> {
  const { db, queue, clock } = stage.parts
  const now = clock.now()
  const advert = random.one(names.adverts.filter(({ sector }) => sector === employer.sector))
  const city = random.one(cities()).name
  const slots: Readonly<Record<string, string>> = {
    business: employer.name,
    city,
    street: random.one(names.streets),
    manager: random.one(names.firstNames),
    seats: String(random.whole(18, 40)),
    rooms: String(random.whole(24, 90)),
    start: random.one(['January', 'February']),
  }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (all, slot: string) => slots[slot] ?? all)
  const sector = sectorNamed(advert.sector)
  const role = roleByName.get(advert.jobRole)
  const { flags, pay } = advert
  const salary = Math.round((pay.min + random.next() * (pay.max - pay.min)) * 10) / 10
  const startDate = dateAfter(now, random.whole(35, 70))
  const body = jobInput.parse({
    status: 'live',
    title: filled(advert.title),
    description: advert.paragraphs.map(filled).join('\n\n'),
    sectorId: sector?._id ?? null,
    jobRole: role === undefined ? null : { _id: role._id, name: role.name },
    skillsRequired: advert.skills.map(({ name, must }) => ({ _id: skillByName.get(name)?._id ?? null, name, must })),
    location: city,
    workplace: flags.workplace,
    salary: Math.max(salary, pay.min),
    salaryUnit: pay.unit,
    contractType: flags.contractType,
    contractLength: flags.contractLength,
    hoursPerWeek: advert.hoursPerWeek,
    shifts: moved(advert.shifts, random.whole(-1, 2)),
    shiftNoticeDays: flags.shiftNoticeDays,
    startDate,
    closingDate: dateAfter(now, random.whole(28, 60)),
    vacancies: random.whole(1, 4),
    replyWithinDays: random.one([3, 7, 7, 14]),
    dbsLevel: flags.dbsLevel,
    dbsReason: flags.dbsLevel === 'none' ? '' : 'The work is with children or adults who need care.',
    minimumAge: flags.minimumAge,
    minimumAgeReason: flags.minimumAge === 18 ? 'The law asks for 18: late hours, alcohol or care.' : '',
    openToInternationalStudents: flags.openToInternationalStudents,
    requiresCv: false,
  })
  const job = taken('post a job', await jobCalls.createJob({ body }, stage.employer(employer.userId, employer.email, employer.employerId)))
  if (job.status === 'pending_review') {
    taken('approve a job', await transact(db, (tx) => approveJob({ tx, queue, now }, job._id)))
  }
  return { id: job._id, employer, city, salary: job.salary ?? salary, hoursPerWeek: advert.hoursPerWeek, startDate, publishedAt: now }
}
