import type { Locator, Page } from '@playwright/test'
import type { Applied, Shop } from '#e2e/straight/shop'
import type { RefusedForm } from '#e2e/forms/refused-form'
import type { Server } from '#e2e/server/server'

export interface EmployerStage {
  readonly page: Page
  readonly server: Server
  /** Its owner is signed in, and `applied` is Ada Winter, who applied for its post. */
  readonly shop: Shop
  readonly applied: Applied
  readonly isPhone: boolean
}

/** A form of the employer's side. */
export interface EmployerForm extends Pick<RefusedForm, 'call' | 'body'> {
  readonly name: string
  /** Goes there and fills it in, ready to be sent. */
  readonly fill: (stage: EmployerStage) => Promise<Omit<RefusedForm, 'call' | 'body'>>
}

export const press = (within: Page | Locator, name: string) => (): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
