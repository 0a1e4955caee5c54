import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keptReturn } from '#web/shared/session/return-address'
import { expectAccessible } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'
import { jobId, open, showAt } from '#web/areas/auth/apply/testkit/apply.rig'

test.each([
  [true, 'Copper & Bean asks for a CV. Your account keeps it, so you add it once. It takes about 2 minutes.'],
  [false, 'To apply you need a profile: what you can do and when you’re free. It takes about 2 minutes.'],
])('a job that needs an account first says why and leads there, and to the job after it (CV: %s)', async (requiresCv, why) => {
  const { user } = await open({ asksMore: true, requiresCv })
  await screen.findByRole('heading', { name: 'First, a free account' })
  screen.getByText(why)
  expect(screen.getAllByText('Weekend barista')).not.toHaveLength(0)
  await expectAccessible(document.body)
  await user.click(screen.getByRole('link', { name: 'Create account' }))
  await screen.findByText('At /auth/sign-up/jobseeker')
  expect(keptReturn()).toBe(`/find/${jobId}`)
})

test.each(['NOT_FOUND', 'INVALID_INPUT'] as const)(
  'a job that isn’t open (%s) says so before any account is asked, with where to look',
  async (code) => {
    const { service } = await open()
    cleanup()
    service.answers({ openAdvert: () => new Refusal(code) })
    const another = jobId.replace(/1$/, '2')
    showAt(`/apply/${another}`)
    await screen.findByRole('heading', { name: 'This job isn’t open' })
    expect(window.location.pathname).toBe(`/apply/${another}`)
    expect(screen.getByRole('link', { name: 'See jobs like it' }).getAttribute('href')).toBe(`/job/${another}`)
    expect(screen.getByRole('link', { name: 'Search all jobs' }).getAttribute('href')).toBe('/search')
    expect(screen.queryByRole('link', { name: /sign in/i })).toBeNull()
    await expectAccessible(document.body)
  },
)
