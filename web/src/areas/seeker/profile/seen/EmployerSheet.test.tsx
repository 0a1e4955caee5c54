import { application } from '@evenshift/contract/model/application/application'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { work } from '@evenshift/contract/model/profile/work'
import { screen, within } from '@testing-library/react'
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

test('before any application it has what is backed, and the rest a press away', async () => {
  openService('seeker').answers({ liveApplications: () => pageOf([]) })
  show(<EmployerSheet profile={{ ...profile, skillBacking: skills }} onClose={() => undefined} />)
  const title = await screen.findByRole('heading', { name: 'Skills' })
  expect(shown(title.nextElementSibling)).toEqual(['Latte art'])
  expect(screen.getByText('1 more').closest('details')?.open).toBe(false)
})
