import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { work } from '@evenshift/contract/model/profile/work'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmployerSheet } from '#web/areas/seeker/profile/seen/EmployerSheet'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

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
  service.answers({ workHistory: () => [sample(work, { title: 'Barista', employer: { _id: null, name: 'The Corner Café' } })] })
  show(<EmployerSheet profile={profile} onClose={() => undefined} />)
  const view = await screen.findByRole('dialog', { name: 'As an employer sees you' })
  await within(view).findByText('Barista')
  for (const seen of ['Never late.', 'Latte art', 'Employer confirmed', 'The Corner Café']) expect(view.textContent).toContain(seen)
  for (const kept of ['07700 900123', 'amira@student.example', '2004', 'Chess']) expect(view.textContent).not.toContain(kept)
  await expectAccessible(view)
})
