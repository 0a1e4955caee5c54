interface MonthOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

const YEARS_BACK = 60
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** The twelve months; in the present year (of YYYY-MM) those that lie ahead cannot be chosen. */
export function monthOptions(year: string, present: string): MonthOption[] {
  const last = year === present.slice(0, 4) ? Number(present.slice(5)) : 12
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName.format(Date.UTC(2026, index, 15)),
    disabled: index + 1 > last,
  }))
}

/** From the present year back; a chosen year that lies before them is offered too. */
export function yearOptions(chosen: string, present: string): MonthOption[] {
  const first = Number(present.slice(0, 4))
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => String(first - index))
  return (chosen === '' || years.includes(chosen) ? years : [...years, chosen]).map((value) => ({ value, label: value }))
}
