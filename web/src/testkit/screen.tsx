import { cleanup, configure, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { cleanNotifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, onTestFinished } from 'vitest'
// Loaded before the first notice: a file that ends while this code comes would leave the next one without it.
import '#web/shared/notices/Notices'
import { createQueryClient } from '#web/api/query-client'
import { NoticesHost } from '#web/app/NoticesHost'
import { Providers } from '#web/app/Providers'
import { copied } from '#web/shared/notices/by-hand'
import { notify } from '#web/shared/notices/notify'

// The first to open a dialog waits for its code. What is hidden is axe's to find: looking for it at each step takes most of the time.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true })
// What a field that grows listens to; happy-dom has none.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })

/** Shows a part of a screen as the product does, with its theme, its cache and its notices; answers with the person before it. */
export function show(part: ReactNode): UserEvent {
  window.history.replaceState(null, '', '/')
  const cache = createQueryClient((text) => notify({ kind: 'error', text }))
  render(
    <Providers>
      <BrowserRouter>
        <QueryClientProvider client={cache}>{part}</QueryClientProvider>
        <NoticesHost />
      </BrowserRouter>
    </Providers>,
  )
  onTestFinished(() => {
    cleanup()
    cleanNotifications()
    copied()
    cache.clear()
    localStorage.clear()
    sessionStorage.clear()
  })
  return userEvent.setup({ delay: null })
}

/** Every rule of axe but those that need a drawn page: journeys look at colours. */
export async function expectAccessible(part: Element): Promise<void> {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))).toEqual([])
}

/** What is said of a field below it, as a screen reader reads it. */
export const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
