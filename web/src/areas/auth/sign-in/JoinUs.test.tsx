import { DAY_MS } from '@evenshift/contract/days'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { advert } from '@evenshift/contract/model/job/advert'
import { JoinUs } from '#web/areas/auth/sign-in/JoinUs'
import { forgetReturn, keepReturn } from '#web/shared/session/return-address'
import { session } from '#web/shared/session/current'
import { sample } from '#web/testkit/sample'
import { dayDate } from '#web/shared/words/dates'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

afterEach(forgetReturn)

test.each([
  [
    'a job',
    '/find/01890000-0000-7000-8000-000000000001?from=link',
    'Join to apply',
    /^Create a free account or sign in\. We’ll bring you back to this job/,
  ],
  ['another screen', '/find', 'What brings you here?', /take you to the page you opened/],
])('who opened %s signed out reads what an account leads to', async (_name, address, title, text) => {
  await session.start()
  keepReturn(address)
  show(<JoinUs />)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  const isJob = address.startsWith('/find/')
  expect(screen.queryByRole('search') === null).toBe(isJob)
  expect(screen.queryByRole('link', { name: 'Read the job first' })?.getAttribute('href') ?? null).toBe(
    isJob ? '/job/01890000-0000-7000-8000-000000000001' : null,
  )
  await expectAccessible(document.body)
})

test('the welcome says day by day when an application gets its reply, and what each side gets; who was on the way elsewhere isn’t held up', async () => {
  await session.start()
  show(<JoinUs />)
  const part = within(await screen.findByRole('region', { name: 'What you get' }))
  const days = [0, 2, 3, 4, 10].map((after) => dayDate(new Date(Date.now() + after * DAY_MS).toISOString()))
  expect(part.getAllByRole('listitem').flatMap(({ firstElementChild }) => firstElementChild?.textContent ?? [])).toEqual(days)
  part.getByText(/^Before a job goes live, its employer promises a reply in 3, 7 or 14 days\./)
  expect(part.getByRole('link', { name: 'Join free' }).getAttribute('href')).toBe('/auth/sign-up/jobseeker')
  expect(part.getByRole('link', { name: 'Post a job free' }).getAttribute('href')).toBe('/auth/sign-up/employer')
  await expectAccessible(document.body)
  cleanup()
  keepReturn('/find')
  show(<JoinUs />)
  await screen.findByRole('heading', { name: 'What brings you here?' })
  expect(screen.queryByRole('region', { name: 'What you get' })).toBeNull()
})

test('jobs are searched from the welcome by work, place and free days, with keys alone, in a plain form', async () => {
  await session.start()
  show(<JoinUs />)
  const form = await screen.findByRole<HTMLFormElement>('search', { name: 'Find jobs' })
  await userEvent.click(within(form).getByRole('textbox', { name: 'What' }))
  await userEvent.keyboard('barista')
  await userEvent.tab()
  await userEvent.keyboard('LS6')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Sunday' }))
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/search'])
  expect(String(new URLSearchParams(new FormData(form) as never))).toBe('q=barista&from=LS6&day=3&day=1')
  expect(within(form).getByRole('button', { name: 'Show jobs that fit' }).getAttribute('type')).toBe('submit')
  await expectAccessible(document.body)
})

test('who comes from a live job reads which one the account is for', async () => {
  const service = openService('seeker')
  service.answers({ renewToken: () => new Refusal('SESSION_EXPIRED'), openAdvert: () => sample(advert, { title: 'Weekend barista' }) })
  await session.start()
  keepReturn('/find/01890000-0000-7000-8000-000000000001')
  show(<JoinUs />)
  expect(await screen.findByRole('heading', { name: 'Create an account to apply for Weekend barista' })).toBeTruthy()
})
