import { onBoth } from '#bench/employer/served'
import type { Measure } from '#bench/run/figure'
import { inTurns } from '#bench/run/in-turns'

const [large, small] = ['owner1@demo.example', 'owner9@demo.example']
const [YEARS_DAYS, MONTH_DAYS] = [1095, 28]
const DAY_MS = 86_400_000

const dateAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const activity = (days: number): string => `/portfolio-activity/getPortfolioActivity?from=${dateAgo(days - 1)}`

/** Jobs and applications at the same pace, over three years and over the last month alone. */
const pace = { applicationsEach: 400, views: 10 }
const companies = [
  { email: large, jobs: 500, live: 13, days: YEARS_DAYS, ...pace },
  { email: small, jobs: 13, live: 13, days: MONTH_DAYS, ...pace },
]

/** What an employer's activity costs over three years of 500 jobs and 200,000 applications, beside one month. */
export const measure: Measure = () =>
  onBoth(companies, async (database, read) => {
    const ms = await inTurns([
      {
        years: () => read(large, activity(YEARS_DAYS)),
        month: () => read(large, activity(MONTH_DAYS)),
        young: () => read(small, activity(MONTH_DAYS)),
      },
    ])
    const { years = NaN, month = NaN, young = NaN } = ms
    return [
      { measure: `${database}: three years asked`, figure: years, unit: 'ms' },
      { measure: `${database}: one month asked`, figure: month, unit: 'ms' },
      { measure: `${database}: three years / one month asked`, figure: years / month, unit: 'times', bar: 2 },
      { measure: `${database}: one month asked, three years / one month of history`, figure: month / young, unit: 'times', bar: 2 },
    ]
  })
