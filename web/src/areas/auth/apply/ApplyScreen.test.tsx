import { profile } from '@evenshift/contract/model/profile/profile'
import { screeningQuestion } from '@evenshift/contract/model/job/job-terms'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompleteJobseeker } from '#web/areas/auth/complete/CompleteJobseeker'
import { keptReturn } from '#web/shared/session/return-address'
import { session } from '#web/shared/session/current'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'
import {
  birthDate,
  field,
  fillIn,
  fri,
  grant,
  jobId,
  open,
  press,
  sat,
  seeSent,
  sent,
  showAt,
  tick,
  toCode,
  tue,
  typeCode,
  write,
  writeBirth,
} from '#web/areas/auth/apply/testkit/apply.rig'

test('shifts, who one is and a line go out once the code confirms the email, and nothing before', async () => {
  const { service, user } = await open()
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  await expectAccessible(document.body)
  await toCode(user)
  expect(service.sent('signUp').map(({ body }) => body)).toEqual([
    { email: 'sana.raza@student.example', password: 'four plain words', jobId },
  ])
  expect([...service.sent('changeProfile'), ...service.sent('applyForJob')]).toEqual([])
  await expectAccessible(document.body)
  await typeCode(user)
  await seeSent()
  expect(service.sent('confirm').map(({ body }) => body)).toEqual([{ email: 'sana.raza@student.example', code: '482913' }])
  expect(service.sent('changeProfile').map(({ body }) => body)).toEqual([
    {
      firstName: 'Sana Mae',
      lastName: 'Raza',
      dateOfBirth: '2004-06-09',
      city: 'Leeds',
      skills: [{ _id: null, name: 'Barista coffee' }],
      interests: [],
    },
  ])
  expect(service.sent('applyForJob').map(({ body }) => body)).toEqual([
    { jobId, shifts: [tue, sat], coverNote: 'Two summers on the till.' },
  ])
  expect(sessionStorage.getItem('applyDraft')).toBeNull()
  screen.getByText(/^You’ll hear back by \w+ 2\d November/)
  screen.getByText('Copper & Bean has your application for Weekend barista.')
  expect(screen.getByRole('link', { name: 'See more jobs' }).getAttribute('href')).toBe('/find')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('link', { name: 'View application' }))
  await screen.findByText(`At /applications/${sent}`)
})

test('every field tells what is missing, and the first of them takes the focus', async () => {
  const { service, user } = await open({ minimumAge: 18, location: 'York' })
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  await press(user, 'Send application')
  const tiles = screen.getByRole('group', { name: 'Which shifts suit you?' })
  expect(described(tiles)).toContain('Choose at least 2 shifts')
  expect(document.activeElement).toBe(await screen.findByRole('checkbox', { name: /^Tue/ }))
  expect(described(field('Full name'))).toContain('Enter your first and last name')
  expect(described(field('Email'))).toContain('Enter an email address')
  expect(described(field('Password'))).toContain('Use at least')
  expect(described(birthDate())).toContain('Enter your date of birth')
  expect(described(screen.getByRole('group', { name: 'Skills you have' }))).toContain('Choose at least one')
  expect(described(screen.getByRole('group', { name: 'Work that interests you' }))).toContain('never sees these')
  expect(field('City where you live').value).toBe('York')
  await writeBirth(user, 2004, 2, 31)
  expect(field('Day').value).toBe('31')
  await press(user, 'Send application')
  expect(described(birthDate())).toContain('There’s no 31 February')
  expect(described(birthDate())).toContain('18 or over')
  await tick(user, /^Fri/)
  await write(user, 'Full name', 'Sana')
  await writeBirth(user, new Date().getFullYear() - 17, 1, 1)
  await press(user, 'Send application')
  expect(described(tiles)).toContain('Choose 1 more shift')
  expect(described(field('Full name'))).toContain('Enter your first and last name')
  expect(described(birthDate())).toContain('You must be 18 on the first day of this job')
  await writeBirth(user, new Date().getFullYear() - 12, 1, 1)
  await press(user, 'Send application')
  expect(described(birthDate())).toContain('You’re too young to join yet')
  expect(described(birthDate())).not.toContain('You must be 18')
  expect(service.sent('signUp')).toEqual([])
})

test('an interest that a skill names already isn’t asked twice', async () => {
  await open({ interests: ['Coffee', 'Food and drink'] })
  await screen.findByRole('button', { name: 'Barista coffee' })
  screen.getByRole('button', { name: 'Food and drink' })
  expect(screen.queryByRole('button', { name: 'Coffee' })).toBeNull()
})

test('where everybody works all shifts there is nothing to tick', async () => {
  const { service, user } = await open({ shiftsNeeded: null })
  await screen.findByText('All 3 shifts, each week.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await write(user, 'Full name', 'Sana Raza')
  await write(user, 'Email', 'sana.raza@student.example')
  await write(user, 'Password', 'four plain words')
  await writeBirth(user, 2004, 6, 9)
  await press(user, 'Food and drink')
  await press(user, 'Send application')
  await screen.findByRole('heading', { name: 'Check your email' })
  await typeCode(user)
  await seeSent()
  expect(service.sent('applyForJob')[0]?.body).toEqual({ jobId, shifts: [tue, fri, sat] })
  expect(service.sent('changeProfile')[0]?.body).toMatchObject({ skills: [], interests: [{ _id: null, name: 'Food and drink' }] })
})

test('a reload at the code goes on there, and what was typed is kept but for the password', async () => {
  const { service, user } = await open()
  await toCode(user)
  expect(sessionStorage.getItem('applyDraft')).not.toContain('four plain words')
  const { pathname, search } = window.location
  cleanup()
  const again = showAt(pathname + search)
  await screen.findByRole('heading', { name: 'Check your email' })
  screen.getByText('sana.raza@student.example')
  await press(again, 'Change it')
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  expect([field('Full name').value, field('Password').value]).toEqual([' Sana  Mae Raza ', ''])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Sat/ }).checked).toBe(true)
  await write(again, 'Password', 'four plain words')
  await press(again, 'Send application')
  await screen.findByRole('heading', { name: 'Check your email' })
  await typeCode(again)
  await seeSent()
  expect(service.sent('signUp')).toHaveLength(2)
})

test('a wrong code is told at its field and can be asked for again', async () => {
  const { service, user } = await open()
  service.answers({ confirm: () => new Refusal('CODE_WRONG') })
  await toCode(user)
  await typeCode(user)
  await waitFor(() => expect(described(field('Code'))).toContain('That code isn’t right, or it has expired'))
  await press(user, 'send it again')
  await waitFor(() => expect(service.sent('sendCode').map(({ body }) => body)).toEqual([{ email: 'sana.raza@student.example', jobId }]))
  expect(service.sent('confirm')).toHaveLength(1)
})

test('an email that is refused is told at its field; whoever has an account signs in, nothing is sent for them, and the job is next', async () => {
  const { service, user } = await open()
  service.answers({ signUp: () => new Refusal('INVALID_INPUT', { email: 'Enter an email address that takes mail' }) })
  await fillIn(user)
  await press(user, 'Send application')
  await waitFor(() => expect(described(field('Email'))).toContain('Enter an email address that takes mail'))
  expect(document.activeElement).toBe(field('Email'))
  service.answers({ signUp: () => ({ sent: true }) })
  await press(user, 'Send application')
  await screen.findByRole('heading', { name: 'Check your email' })
  await user.click(screen.getByRole('link', { name: 'Sign in to apply' }))
  await screen.findByText('At /auth/sign-in/jobseeker')
  expect(keptReturn()).toBe(`/find/${jobId}`)
  cleanup()
  session.enter('jobseeker', grant())
  showAt(`/apply/${jobId}`)
  await screen.findByText(`At /find/${jobId}`)
  expect(service.sent('applyForJob')).toEqual([])
})

test.each([
  ['MINIMUM_AGE', 'You’ll be too young for this job on its start date.'],
  ['JOB_CLOSED', 'This job isn’t taking applications.'],
  ['PROFILE_PENDING', 'We’re still checking your profile.'],
] as const)('a no after the account is made (%s) is told, with the way to the job', async (code, sentence) => {
  const { service, user } = await open()
  service.answers({ applyForJob: () => new Refusal(code) })
  await toCode(user)
  await typeCode(user)
  await screen.findByRole('heading', { name: 'Your application isn’t sent' })
  screen.getByText(sentence)
  await expectAccessible(document.body)
  await user.click(screen.getByRole('link', { name: 'Go to the job' }))
  await screen.findByText(`At /find/${jobId}`)
})

test('a shift that was filled meanwhile is told by its own sentence', async () => {
  const { service, user } = await open()
  const filled = 'The Tuesday 16:00–20:00 shift is filled. Choose another'
  service.answers({ applyForJob: () => new Refusal('INVALID_INPUT', { shifts: filled }) })
  await toCode(user)
  await typeCode(user)
  await screen.findByText(filled)
})

test('a line that goes loses nothing: the same application is tried again, once', async () => {
  const { service, user } = await open()
  service.answers({ changeProfile: () => new Refusal('UNAVAILABLE') })
  await toCode(user)
  await typeCode(user)
  await screen.findByRole('heading', { name: 'Your application isn’t sent' })
  service.answers({ changeProfile: () => sample(profile) })
  await press(user, 'Try again')
  await seeSent()
  expect(service.sent('applyForJob')).toHaveLength(1)
})

test('a reload between the code and the sending, or a sign-in that the code asked for, goes on to the application', async () => {
  const { service, user } = await open()
  await toCode(user)
  cleanup()
  session.enter('jobseeker', grant())
  service.answers({ profileDetails: () => new Refusal('UNAVAILABLE') })
  showAt(`/apply/${jobId}`)
  await screen.findByRole('heading', { name: 'Your application isn’t sent' })
  cleanup()
  service.answers({ profileDetails: () => ({ isUser: false, userProfile: [] }) })
  show(<CompleteJobseeker />)
  await waitFor(() => expect(window.location.pathname).toBe(`/apply/${jobId}`))
  cleanup()
  showAt(`/apply/${jobId}`)
  await seeSent()
  expect(service.sent('applyForJob').map(({ body }) => body)).toEqual([
    { jobId, shifts: [tue, sat], coverNote: 'Two summers on the till.' },
  ])
})

test('the mail’s link in another tab leads back to the one with the application, which sends it once the other has confirmed', async () => {
  const { service, user } = await open()
  await toCode(user)
  const typed = sessionStorage.getItem('applyDraft')
  sessionStorage.clear()
  cleanup()
  const other = showAt(`/apply/${jobId}?step=code`)
  await screen.findByRole('heading', { name: 'Go back to your application' })
  await expectAccessible(document.body)
  await press(other, 'Start again')
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  cleanup()
  sessionStorage.setItem('applyDraft', typed ?? '')
  showAt(`/apply/${jobId}?step=code`)
  await screen.findByRole('heading', { name: 'Check your email' })
  service.answers({ renewToken: grant })
  localStorage.setItem('signInType', 'jobseeker')
  localStorage.setItem('session', 'open')
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: 'open' }))
  await seeSent()
  expect(service.sent('applyForJob')).toHaveLength(1)
})

test('the next one at the same tab sends nothing of what somebody else typed', async () => {
  const { service, user } = await open()
  await toCode(user)
  cleanup()
  service.answers({ ownEmail: () => ({ email: 'leo@student.example', isBouncing: false }) })
  session.enter('jobseeker', grant())
  showAt(`/apply/${jobId}`)
  await screen.findByText(`At /find/${jobId}`)
  expect([...service.sent('changeProfile'), ...service.sent('applyForJob')]).toEqual([])
  expect(sessionStorage.getItem('applyDraft')).toBeNull()
})

test('a profile that is refused goes on in its own steps, with what was typed', async () => {
  const { service, user } = await open()
  service.answers({ changeProfile: () => new Refusal('TOO_YOUNG', { dateOfBirth: 'You’re too young to join yet.' }) })
  await toCode(user)
  await typeCode(user)
  await screen.findByText('You’re too young to join yet.')
  expect(sessionStorage.getItem('applyDraft')).toBeNull()
  expect(sessionStorage.getItem('signUpDraft')).toContain('Sana Mae')
})

test('the employer’s questions are asked in the same form, refused at each, kept through a reload, and sent with it', async () => {
  const question = (end: string, more: Partial<ReturnType<typeof screeningQuestion.parse>>) =>
    sample(screeningQuestion, { _id: `01890000-0000-7000-8000-00000000002${end}`, options: [], required: true, ...more })
  const screeningQuestions = [
    question('1', { question: 'Have you used an espresso machine?', answerType: 'yes_no' }),
    question('2', { question: 'Which day suits a trial?', answerType: 'choice', options: ['Tuesday', 'Sunday'] }),
    question('3', { question: 'Why us?', answerType: 'text', required: false }),
  ]
  const { service, user } = await open({ screeningQuestions })
  await fillIn(user)
  await press(user, 'Send application')
  expect(screen.getAllByText('Answer this question')).toHaveLength(2)
  expect(service.sent('signUp')).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('radio', { name: 'Sunday' }))
  expect(screen.queryByText('Answer this question')).toBeNull()
  await expectAccessible(document.body)
  cleanup()
  showAt(`/apply/${jobId}`)
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true)
  await write(user, 'Password', 'four plain words')
  await press(user, 'Send application')
  await screen.findByRole('heading', { name: 'Check your email' })
  await typeCode(user)
  await seeSent()
  expect(service.sent('applyForJob')).toMatchObject([
    {
      body: {
        answers: [
          { questionId: screeningQuestions[0]?._id, value: 'yes' },
          { questionId: screeningQuestions[1]?._id, value: 'Sunday' },
        ],
      },
    },
  ])
})
