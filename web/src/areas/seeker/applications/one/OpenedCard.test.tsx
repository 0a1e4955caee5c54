import { accessLogRow } from '@evenshift/contract/model/application/application'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenedCard } from '#web/areas/seeker/applications/one/OpenedCard'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const opened = (what: 'application' | 'document', day: number) =>
  sample(accessLogRow, { what, label: 'CV.pdf', viewedAt: `2026-11-${day}T10:00:00Z` })

test('one look at the application is told by what happened, and not once more', async () => {
  const data = [opened('application', 28)]
  const service = openService('seeker')
  service.answers({ accessLog: () => ({ data, pagination: { current: 1, pageSize: 5, total: 1 } }) })
  show(<OpenedCard applicationId="01890000-0000-7000-8000-000000000001" />)
  await waitFor(() => expect(screen.queryByText('What they’ve viewed')).toBeNull())
  expect(service.sent('accessLog')).toHaveLength(1)
})

test('what they opened more than once is one line, with how often and when last', async () => {
  const data = [opened('application', 28), opened('document', 27), opened('application', 26)]
  openService('seeker').answers({ accessLog: () => ({ data, pagination: { current: 1, pageSize: 5, total: 3 } }) })
  show(<OpenedCard applicationId="01890000-0000-7000-8000-000000000001" />)
  await screen.findByText('CV.pdf')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your application, twiceSat 28 Nov, 10:00',
    'CV.pdfFri 27 Nov, 10:00',
  ])
})
