import { jobRole } from '@evenshift/contract/model/reference'
import { seekerReference } from '@evenshift/contract/seeker/reference'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SkillsField } from '#web/shared/skills/SkillsField'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const skillsOf = (kind: string) => Array.from({ length: 10 }, (_, place) => `${kind} skill ${place + 1}`)
const skillsBySector = ['Cafés', 'Pubs'].map((name, place) => ({
  _id: `01890000-0000-7000-8000-00000000000${place}`,
  name,
  skills: skillsOf(name),
}))

function Form() {
  const [kinds, setKinds] = useState(['Cafés'])
  const [skills, setSkills] = useState<readonly string[]>([])
  return (
    <>
      <button onClick={() => setKinds(['Cafés', 'Pubs'])}>Pubs too</button>
      <SkillsField sectors={kinds} value={skills} onChange={setSkills} />
    </>
  )
}

test('one kind of work shows all its skills; of several each shows six and what was chosen, and the rest is a press away', async () => {
  openService('seeker').answers({
    interestDropdowns: () => ({ ...sample(seekerReference.interestDropdowns.output), skillsBySector }),
  })
  const user = show(<Form />)
  const named = (kind: string) =>
    within(screen.getByRole('group', { name: kind }))
      .getAllByRole('button')
      .map((button) => button.textContent)
  await user.click(await screen.findByRole('button', { name: 'Cafés skill 9' }))
  expect(named('Cafés')).toEqual(skillsOf('Cafés'))
  await user.click(screen.getByRole('button', { name: 'Pubs too' }))
  expect(named('Cafés')).toEqual([...skillsOf('Cafés').slice(0, 6), 'Cafés skill 9', '3 more'])
  await user.click(screen.getByRole('button', { name: '3 more' }))
  expect(named('Cafés')).toEqual(skillsOf('Cafés'))
})

test('a role that is typed shows the skills of its kind of work, and what no list has says how to add it', async () => {
  const [, pubs] = skillsBySector
  openService('seeker').answers({
    interestDropdowns: () => ({ ...sample(seekerReference.interestDropdowns.output), skills: [], skillsBySector }),
    jobRoles: () => [sample(jobRole, { name: 'Bar staff', sector: pubs ?? null })],
  })
  const user = show(<Form />)
  await screen.findByRole('group', { name: 'Cafés' })
  expect(screen.queryByRole('group', { name: 'Pubs' })).toBeNull()
  await user.type(screen.getByLabelText('Find or add a skill', { selector: 'input' }), 'Bar staff')
  await screen.findByText('Choose from Pubs below. To add “Bar staff” as your own skill, press Enter or +.')
  const [pub] = within(screen.getByRole('group', { name: 'Pubs' })).getAllByRole('button')
  if (pub) await user.click(pub)
  expect(screen.queryByRole('button', { name: 'Bar staff' })).toBeNull()
  await user.clear(screen.getByLabelText('Find or add a skill', { selector: 'input' }))
  await user.type(screen.getByLabelText('Find or add a skill', { selector: 'input' }), 'Juggling')
  await screen.findByText('Not in our list. To add “Juggling” as your own skill, press Enter or +.')
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Juggling', pressed: true })
})

test('Enter takes the skill that was begun, by its name or a word of it; one’s own is a press on + away', async () => {
  const skills = ['Café cleaning', 'Latte art', 'Barista coffee'].map((name, place) => ({
    _id: `01890000-0000-7000-8000-00000000001${place}`,
    name,
  }))
  openService('seeker').answers({
    interestDropdowns: () => ({ ...sample(seekerReference.interestDropdowns.output), skills, skillsBySector }) as never,
  })
  const user = show(<Form />)
  const field = await screen.findByLabelText('Find or add a skill', { selector: 'input' })
  await screen.findByRole('group', { name: 'Cafés' })
  await user.type(field, 'barista')
  await screen.findByText('Press Enter to add Barista coffee. To add “barista” as your own skill, press +.')
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Barista coffee', pressed: true })
  expect(screen.queryByRole('button', { name: 'barista' })).toBeNull()
  await user.type(field, 'art{Enter}')
  screen.getByRole('button', { name: 'Latte art', pressed: true })
  await user.type(field, 'clean')
  await user.click(screen.getByRole('button', { name: 'Add clean' }))
  screen.getByRole('button', { name: 'clean', pressed: true })
})

test('a finger takes the skill that was begun, or one’s own, by a press on its name', async () => {
  const skills = [{ _id: '01890000-0000-7000-8000-000000000010', name: 'Barista coffee' }]
  openService('seeker').answers({
    interestDropdowns: () => ({ ...sample(seekerReference.interestDropdowns.output), skills, skillsBySector }) as never,
  })
  const user = show(<Form />)
  const field = await screen.findByLabelText('Find or add a skill', { selector: 'input' })
  await screen.findByRole('group', { name: 'Cafés' })
  await user.type(field, 'barista')
  await user.click(screen.getByText('Add Barista coffee'))
  screen.getByRole('button', { name: 'Barista coffee', pressed: true })
  await user.type(field, 'coff')
  await user.click(screen.getByText('Add “coff” as your own'))
  screen.getByRole('button', { name: 'coff', pressed: true })
})

test('what was typed and not taken goes along with a press anywhere else', async () => {
  openService('seeker').answers({ jobRoles: () => [] })
  const user = show(
    <>
      <Form />
      <button type="button">Next</button>
    </>,
  )
  await user.type(await screen.findByLabelText('Find or add a skill', { selector: 'input' }), 'Juggling')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Juggling', pressed: true })
})
