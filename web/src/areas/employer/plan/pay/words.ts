import { VIEW_PLAN } from '#web/areas/employer/plan/limit/limit-words'

/** What is said in areas/employer/plan/pay. */
export const words = {
  // PaidScreen
  dontKnowPayment: 'We don’t know this payment',
  addressMayHaveBeen: 'The address may have been cut on its way. Your plan and invoices show what was paid.',
  viewPlan: VIEW_PLAN,
  payment: 'Payment',
  couldntCheckPayment: 'We couldn’t check your payment',
  thisPaymentWasCancelled: 'This payment was cancelled',
  nothingWasCharged: 'Nothing was charged.',
  takingLongerThanUsual: 'This is taking longer than usual',
  dontPayAgainOnce:
    'Don’t pay again. Once your payment is through, your plan changes by itself and we’ll email you. You can leave this page.',
  confirmingYourPayment: 'Confirming your payment',
  usuallyTakesFewSeconds: 'This usually takes a few seconds.',
  paidOneMoreJob: 'Paid. One more job can go live',
  paidYoureOn: (paid: string) => `Paid. You’re on ${paid}`,

  // LeftNote
  leftPayment: 'You left the payment page, so nothing was paid.',
  goOn: 'Continue where you were',
}
