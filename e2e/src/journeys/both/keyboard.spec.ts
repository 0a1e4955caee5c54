import { expect } from '@playwright/test'
import { expectFocus, press, tabTo } from '#e2e/screen/keys'
import { completeCompany } from '#e2e/steps/completion'
import { newPerson, openShop } from '#e2e/straight/shop'
import { newEmployer, newSeeker } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { askSeeker, joinStraight } from '#e2e/straight/calls'
import { test } from '#e2e/test'

test.use({ hasWindow: true })

test('the week and the bio video are made with keys alone, and the focus is seen at every step', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const kit = newSeeker('Kit', 'Keys')
  const token = await joinStraight(server, kit)
  const who = { firstName: 'Kit', lastName: 'Keys', dateOfBirth: kit.dateOfBirth, city: 'Leeds' }
  await askSeeker(server, 'changeProfile', { body: { ...who, skills: [{ _id: null, name: 'Typing' }] } }, token)
  const page = await visit()
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })

  await test.step('signing in', async () => {
    await page.goto('/auth/sign-in/jobseeker')
    await expect(page.getByLabel('Email')).toBeVisible()
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(kit.email)
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
    await page.keyboard.type(kit.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
  })

  await test.step('the week is drawn, rubbed out, copied and saved', async () => {
    await page.goto('/profile/profile')
    const edit = page.getByRole('link', { name: 'Edit your week' })
    await expect(edit).toBeVisible()
    await tabTo(page, edit)
    await press(page, 'Enter')
    await expect(page.getByRole('grid')).toBeVisible()
    await tabTo(page, cell('Monday 17:00, not free'))
    await press(page, 'Shift+ArrowDown', 3)
    await press(page, 'Space')
    await expect(cell('Monday 18:30, free')).toBeFocused()
    await press(page, 'Shift+ArrowUp')
    await press(page, 'Space')
    await expect(cell('Monday 18:00, not free')).toBeFocused()
    await expect(cell('Monday 17:30, free')).toBeVisible()
    await press(page, 'ArrowUp', 4)
    await press(page, 'Shift+ArrowRight', 2)
    await press(page, 'Shift+ArrowUp')
    await press(page, 'Space')
    await expect(cell('Wednesday 15:30, free')).toBeFocused()
    await expect(cell('Monday 16:00, free')).toBeVisible()
    await expect(cell('Tuesday 16:00, free')).toBeVisible()
    await press(page, 'Space')
    await expect(cell('Wednesday 15:30, not free')).toBeFocused()
    await tabTo(page, button('Undo'), 'Shift+Tab')
    await press(page, 'Enter', 2)

    await tabTo(page, button('Copy a day'), 'Shift+Tab')
    await press(page, 'Enter')
    const sheet = page.getByRole('dialog', { name: 'Copy a day' })
    await tabTo(page, sheet.getByLabel('Tuesday'))
    await press(page, 'Space')
    await tabTo(page, sheet.getByRole('button', { name: 'Copy', exact: true }))
    await press(page, 'Enter')
    await expect(cell('Tuesday 17:30, free')).toBeVisible()
    await expect(button('Copy a day')).toBeFocused()

    await tabTo(page, button('Undo'))
    await press(page, 'Enter')
    await expect(cell('Tuesday 17:30, not free')).toBeVisible()
    await press(page, 'Enter', 2)

    await tabTo(page, button('Evenings'), 'Shift+Tab')
    await press(page, 'Enter')
    const save = page.getByRole('dialog', { name: 'When are you free?' }).getByRole('button', { name: 'Save' })
    await tabTo(page, save)
    await press(page, 'Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await expect(edit).toBeFocused()
  })

  await test.step('the times are typed, changed and taken away', async () => {
    await press(page, 'Enter')
    await expect(page.getByRole('grid')).toBeVisible()
    await tabTo(page, button('Type times instead'), 'Shift+Tab')
    await press(page, 'Space')
    await tabTo(page, page.getByLabel('Sunday, from').or(button('Add a time on Sunday')), 'Shift+Tab')
    await press(page, 'Enter')
    await tabTo(page, page.getByLabel('Sunday, from'), 'Shift+Tab')
    await press(page, 'ArrowDown')
    await expect(page.getByLabel('Sunday, from')).toHaveValue('17:30')
    await tabTo(page, button('Remove Sunday 17:30 to 22:00'))
    await press(page, 'Enter')
    await expect(button('Add a time on Sunday')).toBeFocused()
  })

  await test.step('a bio video is recorded, cut and used', async () => {
    await press(page, 'Escape')
    await tabTo(page, page.getByRole('link', { name: 'Bio video' }), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(button('Record or upload')).toBeVisible()
    await tabTo(page, button('Record or upload'))
    await press(page, 'Enter')
    await expect(page.getByText('Bright enough')).toBeVisible()
    await tabTo(page, button('Start (3-second countdown)').filter({ visible: true }))
    await press(page, 'Enter')
    await expect(button('Stop recording')).toBeFocused()
    await expect(page.getByText(/^Recording · 0:0[4-9]$/)).toBeVisible()
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'Happy with it?' })).toBeFocused()
    await tabTo(page, page.getByRole('slider', { name: 'Trim start' }))
    await press(page, 'ArrowRight', 10)
    await expect(page.getByText(/^From 0:01 to 0:0\d$/)).toBeVisible()
    await tabTo(page, button(/^Use this recording/))
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'Your bio video' })).toBeFocused()
    await expectFocus(page)
  })
})

test('a refusal that names a field puts the focus there', async ({ visit, server }) => {
  const page = await visit({ refused: ['400 POST /jobs/employer/createEmployer'] })
  const account = newEmployer()
  await joinStraight(server, account)
  await enter(page, account)
  await page.getByRole('button', { name: 'Continue' }).focus()
  await press(page, 'Enter')
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()

  await page.route(/createEmployer/, (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: 400,
        code: 'INVALID',
        message: 'Check it',
        errors: [{ path: 'phone', message: 'No one answers' }],
        requestId: '',
      },
    }),
  )
  await completeCompany(page, account)
  await expect(page.getByText('No one answers')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
})

test('the foot of a sheet stays above a keyboard that lies over the page, and comes down with it', async ({ visit, server, isMobile }) => {
  test.skip(!isMobile, 'a desk has no keyboard on the screen')
  const covered = 320
  const { jobId } = await openShop(server)
  const { seeker } = await newPerson(server, 'Kay Thumb')
  const page = await visit()
  await enter(page, seeker, `/find/${jobId}`)
  await page.getByRole('button', { name: /^Apply/ }).click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send application' })
  const foot = async () => {
    const box = await send.boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  /** Safari's way: the page stays as high as it is, and what is seen of it shrinks. */
  const cover = (height: number) =>
    page.evaluate((pixels) => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: window.innerHeight - pixels })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  await expect(send).toBeInViewport({ ratio: 1 })
  await cover(covered)
  const seen = await page.evaluate((pixels) => window.innerHeight - pixels, covered)
  await expect.poll(foot, 'the foot above the keyboard').toBeLessThanOrEqual(seen)
  await cover(0)
  await expect.poll(foot, 'the foot back at the edge').toBeGreaterThan(seen)
})
