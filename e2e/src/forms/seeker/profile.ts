import { availabilityInput } from '@evenshift/contract/model/profile/availability'
import { profilePatch } from '@evenshift/contract/model/profile/profile'
import { seekerService } from '@evenshift/contract/seeker/service'
import { type Locator, type Page, expect } from '@playwright/test'
import { choose, dayFromNow } from '#e2e/screen/fields'
import type { Form } from '#e2e/forms/seeker/form'
import { askSeeker, checked, putStraight } from '#e2e/straight/calls'
import { webmFile } from '#e2e/straight/webm'

/** A part of the profile that is saved by itself. */
async function part(page: Page, name: string): Promise<{ form: Locator; submit: () => Promise<void> }> {
  await page.goto('/profile/profile')
  const form = page.getByRole('region', { name, exact: true })
  return { form, submit: () => form.getByRole('button', { name: 'Save', exact: true }).click() }
}
const call = seekerService.changeProfile

export const profileForms: readonly Form[] = [
  {
    name: 'about you',
    call,
    body: profilePatch.pick({ headline: true, bio: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'About you')
      await form.getByLabel('Headline').fill('A maths student')
      await form.getByLabel('About you').fill('I like early mornings.')
      return { form, submit, fields: { headline: 'Headline', bio: 'About you' } }
    },
  },
  {
    name: 'you',
    call,
    body: profilePatch.pick({ firstName: true, lastName: true, dateOfBirth: true, city: true, postcode: true, phone: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'Your details')
      await form.getByLabel('Phone').fill('07700 900123')
      await form.getByLabel('Postcode').fill('LS6 1AA')
      const fields = { firstName: 'First name', lastName: 'Last name', dateOfBirth: 'Date of birth', city: 'City', postcode: 'Postcode' }
      return { form, submit, fields: { ...fields, phone: 'Phone' } }
    },
  },
  {
    name: 'skills and interests',
    call,
    body: profilePatch.pick({ skills: true, interests: true, sectors: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'Skills and interests')
      for (const [label, name] of [
        ['Skills', 'Latte art'],
        ['Interests', 'Coffee'],
        ['Kinds of work you want', 'Cafés'],
      ] as const) {
        const field = form.getByLabel(label, { exact: true }).and(page.locator('input'))
        await field.fill(name)
        await field.press('Enter')
      }
      return { form, submit, fields: { skills: 'Skills', interests: 'Interests', sectors: 'Kinds of work you want' } }
    },
  },
  {
    name: 'the way to work',
    call,
    body: profilePatch.pick({ travelMode: true, travelMinutes: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'Your journey to work')
      await choose(form, 'How you travel', 'By bike')
      await choose(form, 'Longest journey, one way', '30 min')
      return { form, submit, fields: { travelMode: 'How you travel', travelMinutes: 'Longest journey, one way' } }
    },
  },
  {
    name: 'right to work',
    call,
    body: profilePatch.pick({ rightToWork: true, weeklyHourLimit: true, termDates: true, otherHours: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'Right to work')
      await choose(form, 'Can you work in the UK?', 'Yes, on a student visa')
      await form.getByLabel('Most hours a week').fill('20')
      const row = (name: string) => form.getByRole('group', { name, exact: true })
      for (const place of [1, 2]) {
        await form.getByRole('button', { name: 'Add a term' }).click()
        await row(`term ${place}`)
          .getByLabel('Start date')
          .fill(dayFromNow(place * 100))
        await row(`term ${place}`)
          .getByLabel('Last day')
          .fill(dayFromNow(place * 100 + 60))
        await form.getByRole('button', { name: 'Add other work' }).click()
        await row(`work ${place}`).getByLabel('Where').fill(`Shop ${place}`)
        await row(`work ${place}`).getByLabel('Hours a week').fill('4')
        await row(`work ${place}`).getByLabel('From', { exact: true }).fill(dayFromNow(1))
        await row(`work ${place}`).getByLabel('To, if you know').fill(dayFromNow(30))
      }
      const rows = [1, 2].flatMap((place): [string, Locator][] => [
        [`termDates.${place - 1}.start`, row(`term ${place}`).getByLabel('Start date')],
        [`termDates.${place - 1}.end`, row(`term ${place}`).getByLabel('Last day')],
        [`otherHours.${place - 1}.label`, row(`work ${place}`).getByLabel('Where')],
        [`otherHours.${place - 1}.hoursPerWeek`, row(`work ${place}`).getByLabel('Hours a week')],
        [`otherHours.${place - 1}.from`, row(`work ${place}`).getByLabel('From', { exact: true })],
        [`otherHours.${place - 1}.to`, row(`work ${place}`).getByLabel('To, if you know')],
      ])
      const fields = {
        rightToWork: 'Can you work in the UK?',
        weeklyHourLimit: 'Most hours a week',
        termDates: form.getByRole('group', { name: 'Your term dates' }),
        otherHours: form.getByRole('group', { name: 'Hours you work elsewhere' }),
        ...Object.fromEntries(rows),
      }
      return { form, submit, fields }
    },
  },
  {
    name: 'the photo',
    call,
    body: profilePatch.pick({ avatar: true }),
    fill: async ({ page }) => {
      const { form } = await part(page, 'Your photo')
      const buffer = await page.screenshot()
      const submit = () => form.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      return { form, submit, fields: { avatar: 'note' }, anew: ['avatar'] }
    },
  },
  {
    name: 'what is said in the bio video',
    call,
    body: profilePatch.pick({ bioVideo: true }),
    fill: async ({ page, server, person: { token } }) => {
      const bytes = webmFile(5, 1e6)
      const video = await putStraight(server, token, { purpose: 'biovideo', contentType: 'video/webm', fileName: 'Me.webm', bytes })
      expect(await checked(server, token, video.key)).toMatchObject({ state: 'ready' })
      expect((await askSeeker(server, 'changeProfile', { body: { bioVideo: { key: video.key } } }, token)).status).toBe(200)
      await page.goto('/profile/biovideo')
      const form = page.getByRole('region', { name: 'Captions' })
      await form.getByLabel('What you say').fill('Hello, I am Ada.')
      const fields = { 'bioVideo.captions': 'What you say', 'bioVideo.key': 'note', 'bioVideo.posterKey': 'note' }
      return { form, submit: () => form.getByRole('button', { name: 'Save' }).click(), fields }
    },
  },
  {
    name: 'the week',
    call: seekerService.setAvailability,
    body: availabilityInput,
    fill: async ({ page }) => {
      const { form } = await part(page, 'When you’re free')
      await form.getByRole('button', { name: 'Weekends' }).click()
      return { form, submit: () => form.getByRole('button', { name: 'Save' }).click(), fields: { times: 'note', busy: 'note' } }
    },
  },
]
