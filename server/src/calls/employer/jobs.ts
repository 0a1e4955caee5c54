import type { View } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { openShifts } from '@evenshift/contract/states/job/usual-hours'
import { listPage } from '#server/calls/list-page'
import {
  jobRoleNamed,
  jobRoles,
  londonDate,
  optionOf,
  placeOf,
  rolesLike,
  sectorById,
  sectorNamed,
  startOf,
} from '#server/capabilities/ground/reference/public'
import { readAdvert } from '#server/capabilities/ground/reading/public'
import { usualPayNear } from '#server/capabilities/ground/search/public'
import { findEmployer } from '#server/capabilities/parties/companies/public'
import { freePeople } from '#server/capabilities/parties/profiles/public'
import { changeAnswersOf, hiring, weighChange } from '#server/capabilities/work/hiring/public'
import {
  type ListAsked,
  advertHits,
  createJob,
  editJob,
  faultsToPublish,
  findJob,
  listJobIds,
  payCardAt,
  usualWeek,
  weighEdit,
} from '#server/capabilities/work/jobs/public'
import { change, moverOf, unitOf } from '#server/calls/employer/presenters/job-changes'
import { jobsWithApplications } from '#server/calls/employer/presenters/jobs-with-applications'
import { presentJob, presentJobs, presentPosts } from '#server/calls/employer/presenters/jobs'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

async function list(context: EmployerContext, { view, ...asked }: ListAsked & { readonly view?: View }) {
  const [employerId, now] = [companyOf(context), context.clock.now()]
  const { ids, total } = await listJobIds(context.db, hiring, employerId, asked, now)
  const shown = [context.db, employerId, ids, now] as const
  return view === 'card' ? listPage(await presentPosts(...shown), asked, total) : listPage(await presentJobs(...shown), asked, total)
}

/** What a desk shows at once. */
const TILES = 9

export const jobCalls = {
  createJob: ({ body }, context) => {
    const [employerId, now] = [companyOf(context), context.clock.now()]
    return transact(context.db, async (tx) => {
      const row = await createJob(unitOf(context, tx), { employerId, userId: context.me.userId }, body, moverOf(context))
      return isRefusal(row) ? row : presentJob(tx, employerId, row.id, now)
    })
  },
  roleStarts: async ({ query: { sectorId, search } }, context) => {
    const sector = sectorId === undefined ? undefined : sectorById(sectorId)
    const found = search ? rolesLike(search) : jobRoles().filter((role) => role.sector === sector?.name)
    const tiles = found.slice(0, TILES).flatMap((role) => {
      const own = sectorNamed(role.sector)
      return own === undefined ? [] : [{ role, sector: own }]
    })
    const company = await findEmployer(context.db, companyOf(context))
    const place = company && placeOf(company.address.postcode, company.city)
    const pay = place ? await usualPayNear(context.db, place, tiles, context.clock.now()) : []
    return tiles.map(({ role, sector: own }, at) => {
      const { intro, tasks, skills, shifts } = startOf(role)
      const said = { role: optionOf(role), sector: optionOf(own), intro, tasks: [...tasks], skills: [...skills], shifts: [...shifts] }
      return { ...said, usualPay: pay[at] ?? null }
    })
  },
  usualPay: async ({ query: { jobRole, sectorId, location, postcode } }, { db, clock }) => {
    const place = placeOf(postcode ?? null, location)
    const role = jobRoleNamed(jobRole)
    const sector = role ? sectorNamed(role.sector) : sectorId === undefined ? undefined : sectorById(sectorId)
    const [found] = place ? await usualPayNear(db, place, [{ role, sector }], clock.now()) : []
    return { hourly: found ?? null }
  },
  checkWording: async ({ body }) =>
    advertHits(body).map(({ path, words, severity, why, law, instead, replacements }) => ({
      path,
      words,
      severity,
      why,
      law,
      instead: [...instead],
      replacements: [...replacements],
    })),
  workOutPay: async ({ body: { startDate, location, shiftsNeeded = null, takenShifts = [], ...facts } }, { clock }) => {
    const open = openShifts({ ...facts, shiftsNeeded }, new Set(takenShifts))
    return { ...payCardAt(facts, { startDate, location }, clock.now()), week: usualWeek({ ...facts, shiftsNeeded }, open) }
  },
  freePeople: async ({ body: { shifts, shiftsNeeded, location, postcode, workplace } }, { db, clock }) => {
    const place = workplace === 'remote' ? null : placeOf(postcode, location ?? '')
    if (place === null) return { people: null, better: null }
    const week = shifts.map(({ day, start, end }) => ({ day, start, end }))
    return freePeople(db, { shifts: week, shiftsNeeded, place }, clock.now())
  },
  readAdvert: async ({ body: { text } }, { clock }) => readAdvert(text, londonDate(clock.now())),
  ongoingJobs: ({ query }, context) => list(context, { search: undefined, ...query, tab: 'ongoing' }),
  closedJobs: ({ query }, context) => list(context, { search: undefined, ...query, tab: 'closed' }),
  jobDetails: async ({ params }, context) => {
    const row = await findJob(context.db, companyOf(context), params.id)
    return row === null ? refuse('NOT_FOUND') : presentJob(context.db, row.employerId, row.id, context.clock.now())
  },
  jobFaults: async ({ params }, context) => {
    const row = await findJob(context.db, companyOf(context), params.id)
    return row === null ? refuse('NOT_FOUND') : [...faultsToPublish(row, context.clock.now())]
  },
  changeJob: ({ params, body }, context) =>
    change(context, params.id, (unit, row, mover) => editJob(unit, row, body, mover, context.me.userId)),
  previewChange: ({ params, body }, context) => {
    const { db, clock, me } = context
    return transact(db, async (tx) => {
      const row = await findJob(tx, companyOf(context), params.id)
      if (row === null) return refuse('NOT_FOUND')
      const weighed = await weighEdit(unitOf(context, tx), row, body, me.userId)
      return isRefusal(weighed) ? weighed : weighChange(tx, weighed, me.userId, clock.now())
    })
  },

  changeAnswers: async ({ params }, context) => {
    const row = await findJob(context.db, companyOf(context), params.id)
    return row === null ? refuse('NOT_FOUND') : changeAnswersOf(context.db, row.id, context.me.userId, context.clock.now())
  },
  jobsWithApplications: ({ query }, context) =>
    jobsWithApplications(context.db, { employerId: companyOf(context), userId: context.me.userId }, query, context.clock.now()),
} satisfies Handlers<typeof employerJobs, EmployerContext>
