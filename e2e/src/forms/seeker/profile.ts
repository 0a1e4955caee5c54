import { availabilityInput } from '@evenshift/contract/model/profile/availability'
import { profilePatch } from '@evenshift/contract/model/profile/profile'
import { seekerService } from '@evenshift/contract/seeker/service'
import { type Locator, type Page, expect } from '@playwright/test'
import { choose, dayFromNow } from '#e2e/screen/fields'
import type { Form } from '#e2e/forms/seeker/form'
import { askSeeker, checked, putStraight } from '#e2e/straight/calls'
import { sector } from '#e2e/steps/completion'
import { webmFile } from '#e2e/straight/webm'

/** The sheet of a part of the profile, which is saved by itself. */
async function part(page: Page, section: string, name: string): Promise<{ form: Locator; submit: () => Promise<void> }> {
  // One that was just saved is still on its way out.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/profile/profile#${section}`)
  const form = page.getByRole('dialog', { name, exact: true })
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  return { form, submit: () => form.getByRole('button', { name: 'Save', exact: true }).click() }
}
const call = seekerService.changeProfile

export const profileForms: readonly Form[] = [
  {
    name: 'about you',
    call,
    body: profilePatch.pick({ headline: true, bio: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'bio', 'About you')
      await form.getByLabel('Headline').fill('A maths student')
      await form.getByLabel('About you').fill('I like early mornings.')
      return { form, submit, fields: { headline: 'Headline', bio: 'About you' } }
    },
  },
  {
    name: 'the name',
    call,
    body: profilePatch.pick({ firstName: true, lastName: true, city: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'name', 'Name and city')
      await form.getByLabel('First name').fill('Adeline')
      return { form, submit, fields: { firstName: 'First name', lastName: 'Last name', city: 'City' } }
    },
  },
  {
    name: 'what is shared with an offer',
    call,
    body: profilePatch.pick({ phone: true, dateOfBirth: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'contact', 'Contact and age')
      await form.getByLabel('Phone').fill('07700 900123')
      return { form, submit, fields: { phone: 'Phone', dateOfBirth: form.getByRole('group', { name: 'Date of birth' }) } }
    },
  },
  {
    name: 'skills',
    call,
    body: profilePatch.pick({ skills: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'skills', 'Skills')
      const field = form.getByLabel('Find or add a skill', { exact: true }).and(page.locator('input'))
      await field.fill('Latte art')
      await field.press('Enter')
      await expect(form.getByRole('button', { name: 'Latte art', exact: true, pressed: true })).toBeVisible()
      return { form, submit, fields: { skills: form.getByRole('group', { name: 'Skills', exact: true }) } }
    },
  },
  {
    name: 'the work that is wanted',
    call,
    body: profilePatch.pick({ interests: true, sectors: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'interests', 'Work you’d like')
      await form.getByRole('button', { name: sector, exact: true }).click()
      const interests = form.getByLabel('Interests', { exact: true }).and(page.locator('input'))
      await interests.fill('Juggling')
      await interests.press('Enter')
      return { form, submit, fields: { interests: 'Interests', sectors: form.getByRole('group', { name: 'Kinds of work', exact: true }) } }
    },
  },
  {
    name: 'the way to work',
    call,
    body: profilePatch.pick({ postcode: true, travelMode: true, travelMinutes: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'travel', 'Travel')
      await form.getByLabel('Postcode').fill('LS6 1AA')
      await choose(form, 'How you travel', 'By bike')
      await choose(form, 'Longest journey, one way', '30 min')
      return { form, submit, fields: { postcode: 'Postcode', travelMode: 'How you travel', travelMinutes: 'Longest journey, one way' } }
    },
  },
  {
    name: 'right to work',
    call,
    body: profilePatch.pick({ rightToWork: true, weeklyHourLimit: true, termDates: true, otherHours: true }),
    fill: async ({ page }) => {
      const { form, submit } = await part(page, 'right-to-work', 'Right to work')
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
        await row(`work ${place}`).getByLabel('To (optional)').fill(dayFromNow(30))
      }
      const rows = [1, 2].flatMap((place): [string, Locator][] => [
        [`termDates.${place - 1}.start`, row(`term ${place}`).getByLabel('Start date')],
        [`termDates.${place - 1}.end`, row(`term ${place}`).getByLabel('Last day')],
        [`otherHours.${place - 1}.label`, row(`work ${place}`).getByLabel('Where')],
        [`otherHours.${place - 1}.hoursPerWeek`, row(`work ${place}`).getByLabel('Hours a week')],
        [`otherHours.${place - 1}.from`, row(`work ${place}`).getByLabel('From', { exact: true })],
        [`otherHours.${place - 1}.to`, row(`work ${place}`).getByLabel('To (optional)')],
      ])
      const fields = {
        rightToWork: 'Can you work in the UK?',
        weeklyHourLimit: 'Most hours a week',
        termDates: form.getByRole('group', { name: 'Your term dates' }),
        otherHours: form.getByRole('group', { name: 'Other work' }),
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
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/profile/profile#avatar')
      const form = page.getByRole('dialog', { name: 'Your photo' })
      await expect(form.getByRole('button', { name: 'Add a photo' })).toBeVisible()
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
      const { form, submit } = await part(page, 'availability', 'When are you free?')
      await form.getByRole('button', { name: 'Weekends' }).click()
      return { form, submit, fields: { times: 'note', busy: 'note' } }
    },
  },
]
