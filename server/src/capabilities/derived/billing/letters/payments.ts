import { tellOwners } from '#server/capabilities/derived/billing/letters/owners'
import type { ChangedCharge } from '#server/capabilities/derived/billing/store.charges'
import type { MembershipRow } from '#server/capabilities/derived/billing/tables'
import type { Terms } from '#server/capabilities/derived/billing/terms'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import { preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

/** "£46.80", "£19" */
const pounds = (pence: number): string => `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`

/** Tells of each charge that is known to be paid only now. */
export async function tellPaid(unit: Unit, employerId: string, changed: readonly ChangedCharge[]): Promise<void> {
  const paid = changed.filter(({ charge, before }) => charge.status === 'paid' && before?.status !== 'paid' && charge.gross > 0)
  for (const { charge } of paid) {
    const { description, gross, vat, method } = charge
    const sum = pounds(gross)
    await tellOwners(unit, employerId, {
      kind: 'payment_succeeded',
      title: `Payment received: ${sum}`,
      body: `${method === null ? 'That includes' : `Paid with ${method}, including`} ${pounds(vat)} VAT. Your invoice is on your plan page.`,
      mail: (company) => ({
        subject: subject`Payment received: ${sum} from ${company}`,
        preheader: 'Your invoice is on your plan page.',
        heading: `Payment received: ${sum}`,
        paragraphs: [
          `Thanks. ${company} paid ${sum}, including ${pounds(vat)} VAT${method === null ? '' : `, with ${method}`}.`,
          `On your invoice: ${description}.`,
        ],
        button: 'View invoice',
      }),
    })
  }
}

/** Tells of each charge that is known to be given back only now, and why where it was for a second plan. */
export async function tellRefunded(unit: Unit, employerId: string, changed: readonly ChangedCharge[], isSecond: boolean): Promise<void> {
  const refunded = changed.filter(({ charge, before }) => charge.status === 'refunded' && before?.status !== 'refunded')
  for (const { charge } of refunded) {
    const { description, gross, method } = charge
    const sum = pounds(gross)
    const why = isSecond ? 'You paid for two plans, and you have the first one.' : `On your invoice: ${description}.`
    await tellOwners(unit, employerId, {
      kind: 'payment_succeeded',
      title: `Payment refunded: ${sum}`,
      body: `${isSecond ? `${why} ` : ''}It can take 10 days to reach you.`,
      mail: (company) => ({
        subject: subject`Payment refunded: ${sum} to ${company}`,
        preheader: 'It can take 10 days to reach you.',
        heading: `Payment refunded: ${sum}`,
        paragraphs: [
          `We’ve paid ${sum} back${method === null ? '' : ` to ${method}`}. It can take 10 days to reach you.`,
          isSecond ? `${why} We’ve ended the second, so you won’t pay for it again.` : why,
        ],
        button: 'View plan',
      }),
    })
  }
}

/** Tells once of each failure that can still be made good. */
export async function tellFailed(unit: Unit, employerId: string, { graceEndsAt }: Terms, before: MembershipRow): Promise<void> {
  const isNew = graceEndsAt !== null && graceEndsAt > unit.now && graceEndsAt.getTime() !== before.graceEndsAt?.getTime()
  if (!isNew) return
  const day = dayWords(londonDate(graceEndsAt), unit.now)
  await tellOwners(unit, employerId, {
    kind: 'payment_failed',
    title: `Payment failed: pay by ${day}`,
    body: 'You can’t publish new jobs until you’ve paid. Everything else stays as it is.',
    mail: (company) => ({
      subject: subject`Payment failed: update ${company}’s card`,
      preheader: preheader`Pay by ${day} to keep your plan.`,
      heading: `Payment failed: pay by ${day}`,
      paragraphs: [
        `The bank declined the last payment for ${company}’s plan. Check the card or use another one.`,
        `You can’t publish new jobs until it’s paid. Everything else stays as it is until ${day}. Then you’ll move to Starter.`,
      ],
      button: 'Update card',
    }),
  })
}
