import { expect, test, vi } from 'vitest'
import { type ScreenHead, ScreenHeadContext, useScreen } from '#web/shared/shell/useScreen'
import { show } from '#web/testkit/screen'

function Welcome({ place }: { readonly place?: string }) {
  useScreen('Welcome video', '/company', place)
  return null
}

test.each([
  ['its own name', undefined, 'Welcome video'],
  ['the place that the arrow leads to', 'Company page', 'Company page'],
])('a detail screen names the tab itself, and its header %s', (_what, place, title) => {
  const tell = vi.fn<(head: ScreenHead | null) => void>()
  show(
    <ScreenHeadContext value={tell}>
      <Welcome {...(place !== undefined && { place })} />
    </ScreenHeadContext>,
  )
  expect(tell).toHaveBeenLastCalledWith({ title, back: '/company' })
  expect(document.title).toMatch(/^Welcome video/)
})
