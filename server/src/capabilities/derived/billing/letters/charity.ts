import { tellOwners } from '#server/capabilities/derived/billing/letters/owners'
import { subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

/** Tells what came of a request for the free plan; null as the reason is a yes. */
export const tellCharityPlan = (unit: Unit, employerId: string, reason: string | null): Promise<void> =>
  tellOwners(
    unit,
    employerId,
    reason === null
      ? {
          kind: 'verification_result',
          title: 'You have the free plan',
          body: 'We’ve checked. Everything in Standard is yours, free.',
          mail: (company) => ({
            subject: subject`${company} has the free plan`,
            preheader: 'Everything in Standard is yours, free.',
            heading: 'You have the free plan',
            paragraphs: [
              `We’ve checked ${company}. Everything in Standard is yours, free.`,
              'Paying for a plan? Cancel it and you’ll keep this one.',
            ],
            button: 'View plan',
          }),
        }
      : {
          kind: 'verification_result',
          title: 'No free plan yet',
          body: reason,
          mail: (company) => ({
            subject: subject`We couldn’t give ${company} the free plan yet`,
            preheader: 'See why. You can ask again.',
            heading: 'No free plan yet',
            paragraphs: [`We couldn’t give ${company} the free plan for charities and schools.`, reason, 'You can ask again.'],
            button: 'View plan',
          }),
        },
  )
