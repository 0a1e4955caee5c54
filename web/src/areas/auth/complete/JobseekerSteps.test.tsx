import { interestDropdowns, location } from '@evenshift/contract/model/reference'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { JobseekerSteps } from '#web/areas/auth/complete/JobseekerSteps'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const coffee = { _id: '01890000-0000-7000-8000-000000000001', name: 'Coffee' }

function open() {
  const service = openService('seeker')
  service.answers({
    locations: () => [sample(location, { name: 'Leeds' })],
    interestDropdowns: () => sample(interestDropdowns, { skills: [], interests: [coffee] }),
  })
  return { service, user: show(<JobseekerSteps onBegin={() => undefined} />) }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
async function write(user: UserEvent, name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}
async function choose(user: UserEvent, name: string, option: string) {
  await user.click(field(name))
  await user.click(await screen.findByRole('option', { name: option }))
}
async function tellWho(user: UserEvent) {
  await write(user, 'First name', 'Amira')
  await write(user, 'Last name', 'Khan')
  await write(user, 'Date of birth', '2004-05-17')
  await choose(user, 'City', 'Leeds')
}
async function sendChoices(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await choose(user, 'Interests', 'Coffee')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Next' }))
}
const person = { firstName: 'Amira', lastName: 'Khan', dateOfBirth: '2004-05-17', city: 'Leeds', skills: [], interests: [coffee] }

test('the first profile says where one sets off from and how, so that the first jobs are within reach', async () => {
  const { service, user } = open()
  await expectAccessible(screen.getByRole('main'))
  await tellWho(user)
  await write(user, 'Postcode (optional)', 'LS6 1AA')
  await choose(user, 'How you travel (optional)', 'By bike')
  await sendChoices(user)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(service.sent('changeProfile')).toEqual([{ params: {}, query: {}, body: { ...person, postcode: 'LS6 1AA', travelMode: 'cycle' } }])
})

test('neither has to be told', async () => {
  const { service, user } = open()
  await tellWho(user)
  await sendChoices(user)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(service.sent('changeProfile')[0]?.body).toEqual({ ...person, postcode: null, travelMode: null })
})

test('a postcode that is refused is told at its field, on the step that asks for it', async () => {
  const { service, user } = open()
  service.answers({ changeProfile: () => new Refusal('INVALID_INPUT', { postcode: 'Enter a full UK postcode, like LS6 1AA' }) })
  await tellWho(user)
  await write(user, 'Postcode (optional)', 'LS6 1AA')
  await sendChoices(user)
  await screen.findByText('Enter a full UK postcode, like LS6 1AA')
  expect(described(field('Postcode (optional)'))).toContain('Enter a full UK postcode, like LS6 1AA')
  expect(document.activeElement).toBe(field('Postcode (optional)'))
  expect(field('First name').value).toBe('Amira')
})
