import type { PaymentPages } from '#server/platform/payments/port'
import { payCheckout, showCheckout } from '#server/platform/payments/sandbox/pages/checkout'
import { moveOn, showClock } from '#server/platform/payments/sandbox/pages/clock'
import { showInvoice } from '#server/platform/payments/sandbox/pages/invoice'
import { changeCard, setEnding, showPortal } from '#server/platform/payments/sandbox/pages/portal'
import { endStep, showStep } from '#server/platform/payments/sandbox/pages/step'
import type { Provider } from '#server/platform/payments/sandbox/kept/turn'

export const pagesOf = (provider: Provider): PaymentPages => ({
  checkout: (id) => showCheckout(provider, id),
  pay: (id, card) => payCheckout(provider, id, card),
  step: (id) => showStep(provider, id),
  endStep: (id, isPassed) => endStep(provider, id, isPassed),
  portal: (id) => showPortal(provider, id),
  changeCard: (id, card) => changeCard(provider, id, card),
  setEnding: (id, isEnding) => setEnding(provider, id, isEnding),
  clock: (id) => showClock(provider, id),
  moveClock: (id, to) => moveOn(provider, id, to),
  invoice: (id) => showInvoice(provider, id),
})
