import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { dayFromNow } from '#e2e/screen/fields'
import { newSeeker } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { askSeeker, joinStraight } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { openJobs } from '#e2e/straight/open-jobs'
import { test as base } from '#e2e/test'

const on = (day: number, start: string, end: string) => ({ day, start, end })
const start = { startDate: dayFromNow(30), closingDate: dayFromNow(20) }
const jobs = [
  { ...start, title: 'Library assistant', salary: 14, hoursPerWeek: 8, shifts: [on(2, '17:30', '21:30'), on(4, '17:30', '21:30')] },
  {
    ...start,
    title: 'Homework club tutor',
    salary: 19.5,
    hoursPerWeek: 6,
    shifts: [on(3, '16:00', '19:00'), on(5, '16:00', '19:00'), on(6, '16:00', '19:00')],
    shiftsNeeded: 2,
    screeningQuestions: [{ question: 'Which subjects do you teach?', answerType: 'text' as const, required: true }],
  },
  { ...start, title: 'Caption editor', salary: 13, hoursPerWeek: 6, shifts: [on(1, '14:00', '20:00')] },
]

/** A server of its own, on which these are all the jobs: what fits is counted. */
const test = base.extend<object, { market: Server }>({
  market: [
    async ({ server }, provide) => {
      await openJobs(server, 'Northgate University', jobs)
      await provide(server)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Somebody who is free from two on, but for a lecture, past the pages. */
async function readyPlanner(server: Server) {
  const seeker = newSeeker('Amira', 'Khan')
  const token = await joinStraight(server, seeker)
  const skills = [{ _id: null, name: 'Reading' }]
  await askSeeker(
    server,
    'changeProfile',
    { body: { firstName: 'Amira', lastName: 'Khan', dateOfBirth: seeker.dateOfBirth, city: 'Leeds', skills } },
    token,
  )
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '13:00', end: '22:30' }] }))
  const busy = [{ ...on(6, '15:00', '18:00'), label: 'Lecture' }]
  expect((await askSeeker(server, 'setAvailability', { body: { times, busy } }, token)).status).toBe(200)
  return { seeker, token }
}

const aside = (page: Page) => page.getByRole('complementary', { name: 'The chosen week' })
async function pick(page: Page, token: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: token }).click()
  await page.getByRole('menuitemradio', { name: option, exact: true }).click()
}

test('a week is built from a sentence, saved, and applied to in one go, each job for its planned shifts', async ({
  visit,
  look,
  market,
}) => {
  const { seeker, token } = await readyPlanner(market)
  const page = await visit()
  const applyTo = page.getByRole('button', { name: /^Apply/ }).filter({ visible: true })
  const save = page.getByRole('button', { name: /^(Save this week|Week saved)$/ }).filter({ visible: true })

  await test.step('home leads there', async () => {
    await enter(page, seeker)
    await page.getByRole('link', { name: /^Build a week/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I need £160 a week from at most 14 hours, home by 22:00')
    await expect(page.getByRole('radio', { name: /a week$/ })).not.toHaveCount(0)
    await look(page, 'a built week')
  })

  await test.step('no week reaches too much money: what to ease stands there with figures', async () => {
    await pick(page, /^Money: /, '£300')
    await expect(page.getByText(/^The most you can earn here is £/)).toBeVisible()
    await look(page, 'no week found')
    await page.getByRole('button', { name: /^Work up to 20 hours/ }).click()
    await expect(page).toHaveURL(/money=300&hours=20&homeBy=22%3A00$/)
  })

  await test.step('the sentence is set, and loading the page again shows the same', async () => {
    await pick(page, /^Money: /, '£260')
    await expect(page.getByText(/^1 way to fill your week, from the 3 jobs that fit/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I need £260 a week from at most 20 hours, home by 22:00')
    await pick(page, /^Money: /, '£160')
    await page.getByRole('radio', { name: /^Most money/ }).check()
    await expect(aside(page).getByRole('heading', { level: 2, name: 'Most money' })).toBeVisible()
    await pick(page, /^Money: /, '£260')
    await expect(aside(page).getByRole('heading', { level: 2, name: 'Your week' })).toBeVisible()
    await expect(aside(page).getByRole('listitem')).toHaveCount(3)
    await expect(aside(page)).toContainText('Tue and Thu, 16:00–19:00')
  })

  await test.step('it is saved, and is there again without an address', async () => {
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/plan')
    await expect(page.getByRole('radio', { name: /a week$/, checked: true })).toHaveAccessibleName(/^Your week/)
    await expect(page.getByRole('button', { name: /^Hours: at most 20 hours/ })).toBeVisible()
  })

  await test.step('all three are applied for: two at once, then the one that asks', async () => {
    await expect(applyTo).toHaveText('Apply to all 3')
    await applyTo.click()
    const all = page.getByRole('dialog', { name: 'Apply to all 3' })
    await expect(all).toContainText('One asks you something first.')
    await look(page, 'apply to all')
    await all.getByRole('button', { name: 'Send 3 applications' }).click()
    const one = page.getByRole('dialog', { name: 'Apply for Homework club tutor' })
    await expect(one.getByRole('group', { name: 'Shifts' })).toContainText('Tue and Thu, 16:00–19:00')
    await one.getByRole('button', { name: 'Not now' }).click()
    await expect(all.getByText('2 of 3 sent.')).toBeVisible()
    await expectAccessible(page, 'two of three sent')
    await all.getByRole('button', { name: 'Answer and apply' }).click()
    await one.getByLabel('Which subjects do you teach?').fill('Maths and physics.')
    await one.getByRole('button', { name: 'Send application' }).click()
    const sent = page.getByRole('dialog', { name: 'Your applications are sent' })
    await expect(sent.getByText('Sent', { exact: true })).toHaveCount(3)
    await look(page, 'all sent')
    await sent.getByRole('link', { name: 'See your applications' }).click()
    await expect(page).toHaveURL('/applications/live')
  })

  await test.step('each application is for the planned shifts', async () => {
    const { body } = await askSeeker(market, 'liveApplications', { query: {} }, token)
    const shifts = body.data.map(({ job, shifts: ids }) => {
      const days = job.shifts.filter(({ _id }) => ids.includes(_id)).map(({ day }) => day)
      return [job.title, days] as const
    })
    expect(new Map(shifts)).toEqual(
      new Map([
        ['Library assistant', [2, 4]],
        ['Homework club tutor', [3, 5]],
        ['Caption editor', [1]],
      ]),
    )
    await page.goto('/plan')
    await expect(page.getByRole('heading', { name: 'No week to build yet' })).toBeVisible()
  })
})
