import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { Role } from '@evenshift/contract/call'
import { employerCompany } from '@evenshift/contract/employer/company'
import { applicant } from '@evenshift/contract/model/application/application'
import { employerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { offer } from '@evenshift/contract/model/offer'
import { employerJob } from '@evenshift/contract/model/job/job'
import { screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ConfirmedSkillsCard } from '#web/areas/employer/applicants/one/starter/ConfirmedSkillsCard'
import { employerQuery } from '#web/shared/calls/employer'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const named = (name: string) => ({ _id: null, name })
const application = sample(employerApplicationDetail, {
  status: 'hired',
  applicant: sample(applicant, { name: 'Ada Winter' }),
  job: sample(employerJob, { skillsRequired: [{ ...named('Till operation'), must: true }] }),
  confirmedSkills: ['till operation'],
})
const profile = { ...application.profile, skills: [named('Till Operation'), named('Latte art'), named('Patience')] }

function open(role: Role = 'manager', startDate = '2026-01-05') {
  let confirmed = application.confirmedSkills
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    openApplication: () => ({ ...application, offer: sample(offer, { shifts: [], startDate }), profile, confirmedSkills: confirmed }),
    confirmSkills: ({ body: { skills, isConfirmed } }) => {
      confirmed = isConfirmed ? [...confirmed, ...skills] : confirmed.filter((name) => !skills.includes(name))
      return confirmed
    },
  })
  function Applicant() {
    const { data } = useQuery(employerQuery('openApplication', { params: { id: application._id } }))
    return <main>{data && <ConfirmedSkillsCard application={data} />}</main>
  }
  return { service, user: show(<Applicant />) }
}
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

describe('confirming what someone hired can do', () => {
  test('is a press on one skill, and another takes it back', async () => {
    const { service, user } = open()
    await screen.findByText('What have you seen Ada Winter do?')
    expect(screen.getAllByRole('button', { name: /till operation/i })).toHaveLength(1)
    expect([pressed('Till Operation'), pressed('Latte art')]).toEqual(['true', 'false'])
    await expectAccessible(screen.getByRole('main'))
    await user.click(screen.getByRole('button', { name: 'Latte art' }))
    await waitFor(() => expect(pressed('Latte art')).toBe('true'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Latte art' }))
    await waitFor(() => expect(pressed('Latte art')).toBe('false'))
    expect(service.sent('confirmSkills').map(({ body }) => body)).toEqual([
      { skills: ['Latte art'], isConfirmed: true },
      { skills: ['Latte art'], isConfirmed: false },
    ])
  })

  test('is one press for all that is left', async () => {
    const { service, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Confirm the other 2' }))
    await waitFor(() => expect([pressed('Latte art'), pressed('Patience')]).toEqual(['true', 'true']))
    expect(service.sent('confirmSkills').map(({ body }) => body)).toEqual([{ skills: ['Latte art', 'Patience'], isConfirmed: true }])
  })

  test('shows what stands where it was refused, and says why', async () => {
    const { service, user } = open()
    service.answers({ confirmSkills: () => new Refusal('NOT_FOUND') })
    await user.click(await screen.findByRole('button', { name: 'Patience' }))
    await screen.findByText('We can’t find that. It may have been removed.')
    await waitFor(() => expect(pressed('Patience')).toBe('false'))
  })

  test('isn’t offered before their first shift', async () => {
    const { service } = open('manager', datePlus(londonDay(new Date()), 1))
    await waitFor(() => expect(service.sent('openApplication')).toHaveLength(1))
    expect(screen.queryByText('Confirm skills')).toBeNull()
  })

  test('isn’t offered to a reviewer', async () => {
    const { service } = open('reviewer')
    await waitFor(() => expect(service.sent('employerInfo')).toHaveLength(1))
    await waitFor(() => expect(service.sent('openApplication')).toHaveLength(1))
    expect(screen.queryByText('Confirm skills')).toBeNull()
  })
})
