import { education } from '@evenshift/contract/model/profile/education'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { work } from '@evenshift/contract/model/profile/work'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { FoundCvSheet } from '#web/areas/seeker/profile/cv/FoundCvSheet'
import { MadeCvSheet } from '#web/areas/seeker/profile/cv/MadeCvSheet'
import { newIn } from '#web/areas/seeker/profile/cv/found-rows'
import { foundIn } from '#web/areas/seeker/profile/cv/read/found-cv'
import { pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const profile = sample(seekerProfile, {
  firstName: 'Amira',
  lastName: 'Khan',
  phone: '07700 900123',
  email: 'amira@student.example',
  skills: [{ _id: null, name: 'Latte art' }],
})
const found = foundIn([
  'Work experience',
  'Barista, The Corner Café\tMay 2024 – August 2025',
  'Sales assistant, Otley Farm Shop\tJune 2023 – August 2023',
  'Kitchen porter, Hotel Metropole\t2022 – 2023',
  'Education',
  'BSc Mathematics, University of Leeds\tSeptember 2025 – present',
  'Skills',
  'Latte art, Till work, Swimming',
])
const held = sample(work, { title: 'barista', employer: { _id: null, name: 'The Corner Café' } })

async function openFound() {
  const service = openService('seeker')
  const closed = vi.fn<() => void>()
  const user = show(
    <FoundCvSheet {...newIn(found, { work: [held], education: [], skills: profile.skills })} profile={profile} onClose={closed} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'What we found in your CV' })
  return { user, service, dialog, closed, box: (name: string | RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name }) }
}

describe('what was found in a CV', () => {
  test.for([
    ['a mouse', pointing],
    ['keys', typing],
  ] as const)('is added row by row with %s, but not what’s in the profile already or was unticked', async ([, handOf]) => {
    const { user, service, dialog, closed, box } = await openFound()
    const hand = handOf(user)
    expect(within(dialog).queryByText(/Corner Café/), 'held already').toBeNull()
    expect(within(dialog).queryByText('Latte art'), 'said already').toBeNull()
    expect(box('Kitchen porter, Hotel Metropole').checked, 'its months aren’t written').toBe(false)
    await expectAccessible(dialog)
    expect(service.sent('addWork'), 'nothing before a yes').toEqual([])
    await hand.pick('checkbox', 'Swimming')
    await hand.pick('button', 'Add 3 items')
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(service.sent('addWork').map(({ body }) => [body.title, body.employer.name])).toEqual([['Sales assistant', 'Otley Farm Shop']])
    expect(service.sent('addEducation').map(({ body }) => [body.level, body.university?.name, body.degree?.name])).toEqual([
      ['university', 'University of Leeds', 'BSc'],
    ])
    expect(service.sent('changeProfile').map(({ body }) => body.skills?.map(({ name }) => name))).toEqual([['Latte art', 'Till work']])
  })

  test('is put right in its own form before it’s added', async () => {
    const { user, service, dialog, closed, box } = await openFound()
    await user.click(box('Kitchen porter, Hotel Metropole'))
    const form = await screen.findByRole('dialog', { name: 'Edit job' })
    await user.selectOptions(within(form).getByLabelText('Started, month'), '7')
    await user.selectOptions(within(form).getByLabelText('Ended, month'), '1')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(box('Kitchen porter, Hotel Metropole').checked).toBe(true))
    expect(service.sent('addWork')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Add 5 items' }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(service.sent('addWork').at(-1)?.body).toMatchObject({ title: 'Kitchen porter', startDate: { month: 7, year: 2022 } })
  })

  test('that is refused stays with its sentence, and the rest is added', async () => {
    const { user, service, dialog, closed } = await openFound()
    service.answers({ addEducation: () => new Refusal('INVALID_INPUT', { degree: 'Enter the degree' }) })
    await user.click(within(dialog).getByRole('button', { name: 'Add 4 items' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Enter the degree')
    expect(within(dialog).queryByText(/Otley Farm Shop/), 'is in the profile now').toBeNull()
    expect(closed).not.toHaveBeenCalled()
    service.answers({ addEducation: () => sample(education) })
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 item' }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    expect(service.sent('changeProfile')).toHaveLength(1)
  })
})

test('a CV is downloaded with the contact details that were ticked', async () => {
  const service = openService('seeker')
  service.answers({ cv: () => new Uint8Array([37, 80, 68, 70]) })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = show(<MadeCvSheet profile={profile} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Your CV' })
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('checkbox', { name: 'Add my phone number' }))
  await user.click(within(dialog).getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(service.sent('cv').map(({ query }) => query)).toEqual([{ phone: 'true', email: 'false' }])
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['Amira Khan CV.pdf'])
})
