import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { employerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { TheDates } from '#web/areas/employer/posts/write/sheet/TheDates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const day = (ahead: number) => datePlus(londonDay(new Date()), ahead)
const live = sample(employerJob, { status: 'live', startDate: day(20), closingDate: day(10), shifts: [] })

function open(more: Partial<PostValues>) {
  openService('employer')
  function Part() {
    const form = useForm<PostValues>({ initialValues: { ...postValuesOf(live), replyWithinDays: 7, ...more } })
    return <TheDates form={form} />
  }
  show(
    <main>
      <Part />
    </main>,
  )
}
const late = /^People can still apply after work starts on /
const lateReply = /people who apply last may hear after work has started/

test('a last day to apply after work starts is warned of, and holds nobody back', async () => {
  open({ closingDate: day(21) })
  expect(screen.getByText(late)).toBeTruthy()
  expect(screen.queryByText(lateReply)).toBeNull()
  await expectAccessible(document.body)
})

test('work that has started already may take on people later', () => {
  open({ startDate: day(-3), closingDate: day(10) })
  expect([screen.queryByText(late), screen.queryByText(lateReply)]).toEqual([null, null])
})

test('a reply that is promised for after the first day is warned of, and one in time isn’t', () => {
  open({ closingDate: day(14) })
  expect(screen.getByText(lateReply)).toBeTruthy()
})

test('a reply in time brings no warning', () => {
  open({ closingDate: day(13) })
  expect([screen.queryByText(late), screen.queryByText(lateReply)]).toEqual([null, null])
})
