import { application } from '@evenshift/contract/model/application/application'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { weekFit } from '@evenshift/contract/model/week'
import { work } from '@evenshift/contract/model/profile/work'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmployerSheet } from '#web/areas/seeker/profile/seen/EmployerSheet'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const pageOf = <T,>(data: T[]) => ({ data, pagination: { current: 1, pageSize: 20, total: data.length } })
const profile = sample(seekerProfile, {
  bio: 'Never late.',
  phone: '07700 900123',
  email: 'amira@student.example',
  dateOfBirth: '2004-02-29',
  interests: [{ _id: null, name: 'Chess' }],
  skillBacking: [{ name: 'Latte art', strength: 'confirmed', because: 'Confirmed by Otley Farm Shop' }],
})

test('as an employer sees it the profile has work and skills, and neither week, age, contact nor interests', async () => {
  const service = openService('seeker')
  service.answers({
    liveApplications: () => pageOf([]),
    workHistory: () => [sample(work, { title: 'Barista', employer: { _id: null, name: 'The Corner Café' } })],
  })
  show(<EmployerSheet profile={profile} onClose={() => undefined} />)
  const view = await screen.findByRole('dialog', { name: 'As an employer sees you' })
  await within(view).findByText('Barista')
  for (const seen of ['Never late.', 'Latte art', 'Employer confirmed', 'The Corner Café']) expect(view.textContent).toContain(seen)
  for (const kept of ['07700 900123', 'amira@student.example', '2004', 'Chess']) expect(view.textContent).not.toContain(kept)
  await expectAccessible(view)
})

const skills = [
  { name: 'Patience', strength: 'said' as const, because: '' },
  { name: 'Latte art', strength: 'confirmed' as const, because: 'Confirmed by Otley Farm Shop' },
]
const shown = (list: Element | null) => [...(list?.querySelectorAll('li > span:first-child') ?? [])].map(({ textContent }) => textContent)

test('for a job that was applied for it has the skills that this asks for, the others a press away; another job can be chosen', async () => {
  const made = sample(application)
  const asking = (place: number, title: string, name: string) => ({
    ...made,
    _id: `01890000-0000-7000-8000-00000000000${place}`,
    job: { ...made.job, _id: `01890000-0000-7000-8000-00000000001${place}`, title, skillsRequired: [{ _id: null, name, must: true }] },
  })
  openService('seeker').answers({ liveApplications: () => pageOf([asking(1, 'Barista', 'Latte art'), asking(2, 'Tutor', 'Patience')]) })
  const user = show(<EmployerSheet profile={{ ...profile, skillBacking: skills }} onClose={() => undefined} />)
  const title = await screen.findByRole('heading', { name: 'Skills they asked for' })
  expect(shown(title.nextElementSibling)).toEqual(['Latte art'])
  await user.click(screen.getByRole('combobox', { name: 'Job' }))
  await user.click(await screen.findByRole('option', { name: 'Tutor' }))
  expect(shown(title.nextElementSibling)).toEqual(['Patience'])
})

test('before any application it has what is backed first, and many others a press away', async () => {
  openService('seeker').answers({ liveApplications: () => pageOf([]) })
  show(<EmployerSheet profile={{ ...profile, skillBacking: skills }} onClose={() => undefined} />)
  expect(shown((await screen.findByRole('heading', { name: 'Skills' })).nextElementSibling)).toEqual(['Latte art', 'Patience'])
  cleanup()
  const said = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, strength: 'said' as const, because: '' }))
  show(<EmployerSheet profile={{ ...profile, skillBacking: [...said, ...skills.slice(1)] }} onClose={() => undefined} />)
  expect(shown((await screen.findByRole('heading', { name: 'Skills' })).nextElementSibling)).toEqual(['Latte art'])
  expect(screen.getByText('6 more').closest('details')?.open).toBe(false)
})

test('what a job asks for and the profile hasn’t is named, and added with a press', async () => {
  const made = sample(application)
  const skillsRequired = ['Latte art', 'Till operation'].map((name) => ({ _id: null, name, must: true }))
  const service = openService('seeker')
  service.answers({ liveApplications: () => pageOf([{ ...made, job: { ...made.job, skillsRequired } }]), changeProfile: () => profile })
  const own = { ...profile, skills: [{ _id: null, name: 'Latte art' }], skillBacking: skills.slice(1) }
  const user = show(<EmployerSheet profile={own} onClose={() => undefined} />)
  const title = await screen.findByRole('heading', { name: 'Skills they asked for' })
  expect(shown(title.nextElementSibling)).toEqual(['Latte art', 'Till operation'])
  await user.click(screen.getByRole('button', { name: 'Add Till operation' }))
  await waitFor(() => expect(service.sent('changeProfile')).toHaveLength(1))
  expect(service.sent('changeProfile')[0]?.body.skills?.map(({ name }) => name)).toEqual(['Latte art', 'Till operation'])
  await expectAccessible(screen.getByRole('dialog'))
})

test('of the week it has which shifts asked for clash, as the employer is told it, and never what with', async () => {
  const made = sample(application)
  const shift = (place: number, day: number) => ({
    _id: `01890000-0000-7000-8000-00000000002${place}`,
    day,
    start: '16:30',
    end: '21:30',
    breakMinutes: 0,
    people: 1,
  })
  const shifts = [shift(1, 6), shift(2, 7), shift(3, 1)]
  const clashes = [6, 1].map((day) => ({ day, start: '16:30', end: '21:30', label: 'work at Greenbasket Grocers' }))
  const job = { ...made.job, shifts, weekFit: { ...sample(weekFit), shiftsFit: 1, shiftsTotal: 3, clashes } }
  openService('seeker').answers({
    liveApplications: () => pageOf([{ ...made, shifts: shifts.slice(0, 2).map(({ _id }) => _id), job }]),
  })
  show(<EmployerSheet profile={profile} onClose={() => undefined} />)
  const view = await screen.findByRole('dialog')
  const told = await within(view).findByText((_text, element) => element?.tagName === 'P' && element.textContent.startsWith('Fits '))
  expect(told.textContent).toBe('Fits 1 of 2 shifts. Not Fri 16:30–21:30')
  expect(view.textContent).not.toContain('Greenbasket')
})
