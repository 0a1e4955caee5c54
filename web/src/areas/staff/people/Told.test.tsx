import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Told } from '#web/areas/staff/people/Told'
import { show } from '#web/testkit/screen'

const look = (at: string, note: string) => ({ at, by: 'ro@staff.example', note })

test('one search that looked several times in a minute is one line, with how many times', () => {
  show(
    <Told
      of={{
        history: [],
        looks: [
          look('2026-11-24T10:05:10Z', 'opened'),
          look('2026-11-24T10:05:03Z', 'search'),
          look('2026-11-24T10:05:01Z', 'search'),
          look('2026-11-24T10:01:00Z', 'search'),
        ],
      }}
    />,
  )
  const looks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(looks.map((text) => /, ([0-9:]+)(.*) by /.exec(text)?.slice(1).join(' '))).toEqual([
    '10:05 Opened',
    '10:05 Found in a search, 2 times',
    '10:01 Found in a search',
  ])
})
