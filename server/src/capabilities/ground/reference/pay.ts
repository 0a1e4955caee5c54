import payData from './data/pay.json' with { type: 'json' }

const bands = ['21', '18', '16', 'apprentice'] as const
/** An age band of the minimum wage, by the age at which it begins. */
export type WageBand = (typeof bands)[number]

/** The rate of one band from a day (YYYY-MM-DD) on, in pounds an hour. */
export interface WageRow {
  readonly effectiveFrom: string
  readonly band: WageBand
  readonly amount: number
}
export const wageRows: readonly WageRow[] = payData.data.minimumWage.map(({ effectiveFrom, band: name, amount }) => {
  const band = bands.find((one) => one === name)
  if (band === undefined) throw new Error(`the minimum wage has an unknown band ${name}`)
  return { effectiveFrom, band, amount }
})

/** Pounds an hour by band, and since when (YYYY-MM-DD). */
export type MinimumWage = Readonly<Record<WageBand, number>> & { readonly effectiveFrom: string }

function wageFrom(effectiveFrom: string): MinimumWage {
  const rate = (band: WageBand): number => {
    const row = wageRows.find((one) => one.effectiveFrom === effectiveFrom && one.band === band)
    if (row === undefined) throw new Error(`the minimum wage from ${effectiveFrom} has no band ${band}`)
    return row.amount
  }
  return { '21': rate('21'), '18': rate('18'), '16': rate('16'), apprentice: rate('apprentice'), effectiveFrom }
}
const wages = [...new Set(wageRows.map(({ effectiveFrom }) => effectiveFrom))].sort().map(wageFrom)

/** The legal minimum wage in force on a date (YYYY-MM-DD), in pounds an hour, by band. */
export function minimumWageOn(date: string): MinimumWage {
  const wage = wages.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? wages[0]
  if (wage === undefined) throw new Error('there’s no minimum wage in the data')
  return wage
}

/** Holiday pay on top, as a percentage of the pay, where the law gives one figure; `nation` is a city's. */
export function holidayPayPercentOn(date: string, nation: string): number | null {
  const place = nation === 'Northern Ireland' ? nation : 'Great Britain'
  const inForce = payData.data.holidayAccrual.filter((row) => row.nation === place && row.effectiveFrom <= date)
  return inForce.at(-1)?.percentOfHours ?? null
}
