import { jobInput } from '@evenshift/contract/model/job/job'
import { plusDays } from '@evenshift/contract/days'
import type { Shift } from '@evenshift/contract/model/week'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { endsLate } from '@evenshift/contract/states/job/job-terms'
import { hiring } from '#server/capabilities/work/hiring/public'
import { jobCalls } from '#server/calls/employer/jobs'
import { approveJob } from '#server/capabilities/work/jobs/public'
import { jobRoleNamed, londonDate, sectorNamed, skillNamed } from '#server/capabilities/ground/reference/public'
import { type DemoAdvert, type Opening, closing, screeningQuestions } from '#server/demo/adverts'
import names from './data/names.json' with { type: 'json' }
import type { DemoEmployer } from '#server/demo/employers'
import { postcodeIn } from '#server/demo/places'
import type { Random } from '#server/demo/stage/random'
import { type Stage, taken } from '#server/demo/stage/stage'
import { transact } from '#server/http/call/transact'

export interface DemoJob {
  readonly id: string
  readonly employer: DemoEmployer
  readonly sector: string
  readonly city: string
  readonly salary: number
  readonly hoursPerWeek: number
  readonly shifts: EmployerJob['shifts']
  readonly shiftsNeeded: number | null
  readonly startDate: string
  readonly requiresCv: boolean
  readonly questions: EmployerJob['screeningQuestions']
}

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Half an hour earlier or later here and there, so that no two employers have the same week; never into the night. */
function moved(shifts: readonly Shift[], minutes: number): Shift[] {
  const fits = shifts.every(({ start, end }) => start >= '07:00' && end <= '21:00' && start < end)
  const by = (time: string): string => timeOf(minutesOf(time) + minutes)
  return shifts.map(({ day, start, end }) => (fits ? { day, start: by(start), end: by(end) } : { day, start, end }))
}
const hoursIn = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { start, end }) => sum + ((minutesOf(end) - minutesOf(start) + 1440) % 1440) / 60, 0)

const dateAfter = (time: Date, days: number): string => londonDate(plusDays(time, days))
const tenths = (pounds: number): number => Math.round(pounds * 20) / 20

/** What it pays: often a sum, sometimes a range, and for some jobs by age, where people of 21 have the whole. */
function payOf(random: Random, { pay, isRange = false, bands = false }: DemoAdvert) {
  const salary = Math.max(pay.min, tenths(pay.min + random.next() * (pay.max - pay.min) * (isRange ? 0.3 : 1)))
  const byAge = bands && random.chance(0.7)
  return {
    salary,
    salaryMax: isRange ? Math.max(salary, pay.max) : null,
    salaryUnit: 'hour' as const,
    payBands: byAge
      ? [
          { from: 18 as const, salary: tenths(salary - 0.8) },
          { from: 21 as const, salary },
        ]
      : [],
  }
}

function lawOf({ minimumAge = 16, dbsLevel = 'none' }: DemoAdvert) {
  return {
    dbsLevel,
    dbsReason: dbsLevel === 'none' ? '' : 'The work is with children or adults who need care.',
    minimumAge,
    minimumAgeReason: minimumAge === 18 ? 'The law or our insurer asks for 18: late hours, alcohol, traffic or care.' : '',
  }
}

/** Where people come in on their first day, from what the advert says of its place. */
const arrivalOf = ({ title, dressCode = '' }: DemoAdvert, { street = '', manager = '' }: Readonly<Record<string, string>>) => ({
  address: `${(title.length % 60) + 1} ${street}`,
  contactName: manager,
  // Of the numbers that are kept free for stories.
  contactPhone: `0113 496 0${String(100 + title.length)}`,
  askFor: '',
  wear: dressCode,
  bring: '',
})

/** One live job of an employer, published at the stage's present. The first of a company is looked at by a person. */
export async function postJob(stage: Stage, random: Random, employer: DemoEmployer, { advert, week, city }: Opening): Promise<DemoJob> {
  const { db, queue, clock } = stage.parts
  const now = clock.now()
  const slots: Readonly<Record<string, string>> = {
    business: employer.name,
    city,
    street: random.one(names.streets),
    manager: random.one(names.firstNames),
    seats: String(random.whole(18, 40)),
    rooms: String(random.whole(24, 90)),
  }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (all, slot: string) => slots[slot] ?? all)
  const role = jobRoleNamed(advert.jobRole)
  const shifts = moved(week.shifts, random.one([-30, 0, 0, 30]))
  const withBreaks = shifts.map((shift) => ({ ...shift, breakMinutes: hoursIn([shift]) > 6 ? 30 : 0 }))
  // Where there are three shifts or more, every other advert asks for any two of them.
  const shiftsNeeded = shifts.length > 2 && advert.title.length % 2 === 0 ? 2 : null
  const worked = hoursIn(shifts) - withBreaks.filter(({ breakMinutes }) => breakMinutes > 0).length / 2
  const hoursPerWeek = Math.round((2 * worked * (shiftsNeeded ?? shifts.length)) / shifts.length) / 2
  const startDate = dateAfter(now, random.whole(35, 70))
  const contractType = advert.contractType ?? random.one(['permanent', 'permanent', 'fixed_term'] as const)
  const contractLength = advert.contractLength ?? random.one(['over_6_months', '3_to_6_months'] as const)
  const asked = random.chance(0.35) ? random.some(screeningQuestions, random.whole(1, 2)) : []
  const isRecorded = random.chance(0.2)
  const body = jobInput.parse({
    status: 'live',
    title: `${advert.title}, ${week.label}`,
    description: [...advert.paragraphs.map(filled), closing(random)].join('\n\n'),
    responsibilities: advert.tasks,
    sectorId: sectorNamed(advert.sector)?._id ?? null,
    jobRole: role === undefined ? null : { _id: role._id, name: role.name },
    skillsRequired: advert.skills.map(({ name, must }) => ({ _id: skillNamed(name)?._id ?? null, name, must })),
    location: city,
    postcode: postcodeIn(random, city),
    workplace: advert.workplace ?? 'on_site',
    ...payOf(random, advert),
    tips: advert.tips ?? '',
    contractType,
    contractLength: contractType === 'permanent' ? 'ongoing' : contractLength,
    hoursPerWeek,
    shifts: withBreaks,
    shiftsNeeded,
    shiftNoticeDays: random.one([7, 14, 14, 28]),
    startDate,
    closingDate: dateAfter(now, random.whole(28, 60)),
    vacancies: employer.isOffered ? random.whole(3, 5) : random.whole(1, 4),
    replyWithinDays: random.one([3, 7, 7, 14]),
    ...lawOf(advert),
    payDay: advert.title.length % 3 === 0 ? 'weekly' : 'monthly',
    costs: { uniform: null, training: 'employer' },
    nightJourney: shifts.some(endsLate) ? 'taxi' : null,
    machineJudgement: 'none',
    arrival: arrivalOf(advert, slots),
    dressCode: advert.dressCode ?? '',
    uniformProvided: advert.uniformProvided ?? false,
    accessibility: { stepFree: random.one([true, true, false, null]), notes: '' },
    requiresCv: advert.requiresCv ?? false,
    screeningQuestions: asked.map(({ question, answerType, options }) => ({ question, answerType, options })),
    questions: isRecorded ? random.some(employer.recorded, 2) : [],
  })
  const job = taken('post a job', await jobCalls.createJob({ body }, stage.employer(employer.userId, employer.email, employer.employerId)))
  if (job.status === 'pending_review') {
    taken('approve a job', await transact(db, (tx) => approveJob({ tx, queue, now, hiring }, job._id)))
  }
  const { salary, screeningQuestions: questions, requiresCv } = job
  return {
    id: job._id,
    employer,
    sector: advert.sector,
    city,
    salary: salary ?? 0,
    hoursPerWeek,
    shifts: job.shifts,
    shiftsNeeded,
    startDate,
    requiresCv,
    questions,
  }
}
