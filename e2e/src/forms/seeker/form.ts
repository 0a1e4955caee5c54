import type { Page } from '@playwright/test'
import type { Person } from '#e2e/straight/shop'
import type { RefusedForm } from '#e2e/forms/refused-form'
import type { Server } from '#e2e/server/server'

export interface Stage {
  readonly page: Page
  readonly server: Server
  /** Whose account it is. */
  readonly person: Person
  readonly isPhone: boolean
}

/** A form of the seeker's side. */
export interface Form extends Pick<RefusedForm, 'call' | 'body'> {
  readonly name: string
  /** Goes there and fills it in, ready to be sent. */
  readonly fill: (stage: Stage) => Promise<Omit<RefusedForm, 'call' | 'body'>>
}
