import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testkit/screen'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'

test.each([
  ['Mon, Wed, Thu 17:30–21:30', ['Mon, Wed, Thu', '17:30–21:30']],
  ['Sat 09:00–13:00 clashes with Lecture', ['Sat 09:00–13:00']],
  ['Fri 16–20, Sun 11–16', ['Fri 16–20', 'Sun 11–16']],
  ['Mon, Tue, Wed, Thu, Fri 09:00–13:00', ['Wed, Thu, Fri', '09:00–13:00']],
  ['Lily is due a reply by Tue 1 Dec', ['Tue 1 Dec']],
  ['Flexible shifts', []],
])('%s is whole, and no line ends within %o', (text, together) => {
  show(
    <main>
      <TextWithTimes text={text} />
    </main>,
  )
  const whole = screen.getByRole('main')
  expect(whole.textContent).toBe(text)
  expect([...whole.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(together)
})
