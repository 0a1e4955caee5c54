/** What is said of pay beside its figures. Imports nothing but the lists. */
import type { SalaryUnit, holidayPayMethods } from '#contract/states/job/job-terms'

/** As it stands behind a figure: "£12.90 an hour". */
export const unitWords: Readonly<Record<SalaryUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'in all',
}
/** What is said of holiday pay beside the pay: what an hour earns of it, in money. Only where it is rolled up does it come with the wage. */
export const holidayPayRow = (
  method: (typeof holidayPayMethods)[number],
  anHour: string,
): { readonly label: string; readonly figure: string } =>
  method === 'accrued'
    ? { label: 'Holiday pay, when you take it', figure: `worth ${anHour} an hour` }
    : { label: 'Holiday pay on top', figure: `${anHour} an hour` }
