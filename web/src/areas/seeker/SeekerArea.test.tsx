import { screen, within } from '@testing-library/react'
import { Navigate } from 'react-router'
import { expect, test } from 'vitest'
import { SeekerArea } from '#web/areas/seeker/SeekerArea'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test.each([
  ['/messages', 'Applied'],
  ['/find', 'Find'],
])('at %s the menu marks %s', async (address, marked) => {
  openService('seeker')
  show(
    <SeekerArea>
      <Navigate to={address} replace />
    </SeekerArea>,
  )
  const ways = within(await screen.findByRole('navigation', { name: 'Bottom' })).getAllByRole('link')
  expect(ways.filter((way) => way.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([marked])
})

test.each([
  ['an offer waits for an answer', 1],
  ['the one there was is answered', 0],
])('Applied has its dot only while %s', async (_name, offered) => {
  openService('seeker').answers({ applicationCount: () => ({ live: 0, jobOffer: 1, history: 0, offered }) })
  show(<SeekerArea>A screen</SeekerArea>)
  const applied = await screen.findByRole('link', { name: 'Applied' })
  await expect.poll(() => within(applied).queryAllByText('', { selector: '[class*="dot"]' }).length).toBe(offered)
})
