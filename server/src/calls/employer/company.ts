import { v7 as uuidv7 } from 'uuid'
import type { employerCompany } from '@evenshift/contract/employer/company'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { jobRoles, skills } from '#server/calls/choices'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import {
  type EmployerRow,
  changePictures,
  checkCompany,
  findEmployer,
  holdEmployer,
  insertEmployer,
  listTeam,
  nameOf,
  newEmployer,
  presentEmployer,
  updateEmployer,
} from '#server/capabilities/parties/companies/public'
import { pauseJobsOf } from '#server/capabilities/work/jobs/public'
import { londonDate, sectors } from '#server/capabilities/ground/reference/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { admitCompany, askAgainIfSilent, changesWhatWasChecked, recheckCompany } from '#server/capabilities/parties/verification/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { CompanyRegister } from '#server/platform/company-register/port'
import type { Db } from '#server/platform/database/port'

const sectorOptions = sectors().map(({ _id, name }) => ({ _id, name }))

async function present(db: Db, row: EmployerRow | null, now: Date) {
  const approval = row === null ? null : await approvalOf(db, row.id)
  if (row === null || approval === null) return refuse('NOT_FOUND')
  return presentEmployer(row, approval, (await replyFigures(db, [row.id], now)).get(row.id))
}

/** Asks the register before any transaction begins. */
const askRegister = async (register: CompanyRegister, { registrationNumber }: EmployerRow) =>
  registrationNumber === null ? null : register.find(registrationNumber)

/** What was judged is no longer what stands in the row. */
const changedMeanwhile = (status: ProfileStatus | null): Refusal =>
  refuse('INVALID_TRANSITION', {
    message: 'A colleague just changed this. Check it and save again.',
    details: { status: status ?? '', allowed: [] },
  })

const postingLists = { jobRoles, skills }

export const companyCalls = {
  postingLists: async () => postingLists,

  employerInfo: async (_input, { db, me }) => {
    if (me.employerId === null) return { isUser: false, status: null, isCheckedAgain: false, role: null, team: [] }
    const team = await listTeam(db, me.employerId)
    const isCheckedAgain = me.status === 'Pending' && me.wasApproved
    return {
      isUser: true,
      status: me.status,
      isCheckedAgain,
      role: me.role,
      team: team.map((member) => ({ _id: member.id, name: nameOf(member), role: member.role, isMe: member.userId === me.userId })),
    }
  },

  createEmployer: async ({ body }, { db, queue, clock, register, me }) => {
    if (me.employerId !== null) return refuse('ALREADY_EXISTS', { message: 'You’re already part of a company.' })
    const change = checkCompany(body)
    if (isRefusal(change)) return change
    const now = clock.now()
    const row = newEmployer(uuidv7(), body, change, now)
    const answer = await askRegister(register, row)
    return transact(db, async (tx) => {
      const unit = { tx, queue, now }
      const pictures = await changePictures(unit, me.userId, row, body)
      if (isRefusal(pictures)) return pictures
      const made = { ...row, ...pictures }
      const isFirst = await insertEmployer(tx, made, { userId: me.userId, email: me.email })
      if (!isFirst) return refuse('ALREADY_EXISTS', { message: 'You’re already part of a company.' })
      await askAgainIfSilent(unit, row.id, answer)
      await admitCompany(unit, { ...row, email: me.email, register: answer, today: londonDate(now) })
      return present(tx, made, now)
    })
  },

  employerDetails: async (_input, { db, clock, me }) =>
    me.employerId === null ? refuse('NOT_FOUND') : present(db, await findEmployer(db, me.employerId), clock.now()),

  updateEmployer: async ({ body }, { db, queue, clock, register, me }) => {
    const before = me.employerId === null ? null : await findEmployer(db, me.employerId)
    if (before === null) return refuse('NOT_FOUND')
    const change = checkCompany(body)
    if (isRefusal(change)) return change
    const now = clock.now()
    const after = { ...before, ...change, updatedAt: now }
    const isChecked = me.status === 'Rejected' || changesWhatWasChecked(before, after)
    const answer = isChecked ? await askRegister(register, after) : null
    return transact(db, async (tx) => {
      const unit = { tx, queue, now }
      const held = await holdEmployer(tx, before.id)
      if (held === null) return refuse('NOT_FOUND')
      const pictures = await changePictures(unit, me.userId, held, body)
      if (isRefusal(pictures)) return pictures
      const row = await updateEmployer(tx, before, { ...change, ...pictures, updatedAt: now })
      if (row === null) return changedMeanwhile(me.status)
      const refused = isChecked ? await recheckCompany(unit, { ...row, email: me.email, register: answer, today: londonDate(now) }) : null
      if (refused !== null) return refused
      if (isChecked) await askAgainIfSilent(unit, row.id, answer)
      if (isChecked) await pauseJobsOf(unit, row.id)
      return present(tx, row, now)
    })
  },

  employerSectors: async () => sectorOptions,
} satisfies Handlers<typeof employerCompany, EmployerContext>
