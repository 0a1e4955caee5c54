import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { hasHoursOf, hasShiftsOf } from '@evenshift/contract/states/job/as-advertised'
import type { OfferValues } from '#web/areas/employer/applicants/moves/offer-terms'

/** Which terms of an offer are those of its job’s advert. */
export const asAdvertised = (job: EmployerJob, { offer }: OfferValues) => ({
  pay: offer.pay !== '' && offer.pay === job.salary && offer.payUnit === job.salaryUnit,
  shifts: offer.shifts.length > 0 && hasShiftsOf(job, offer),
  hoursPerWeek: offer.hoursPerWeek !== '' && hasHoursOf(job, offer),
  startDate: offer.startDate === job.startDate,
})
