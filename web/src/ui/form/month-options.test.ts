import { describe, expect, it } from 'vitest'
import { monthOptions, yearOptions } from '#web/ui/form/month-options'

const open = (year: string) => monthOptions(year, '2026-11').filter(({ disabled }) => !disabled)

describe('the months of a date in the past', () => {
  it('end with the present one in the present year, and are twelve in every other', () => {
    expect(open('2026').at(-1)).toEqual({ value: '11', label: 'November', disabled: false })
    expect([open('2025').length, open('').length]).toEqual([12, 12])
  })

  it('are of years from the present one back, and of the chosen one however long ago', () => {
    expect(
      yearOptions('', '2026-11')
        .map(({ value }) => value)
        .slice(0, 2),
    ).toEqual(['2026', '2025'])
    expect(yearOptions('1950', '2026-11').at(-1)?.value).toBe('1950')
    expect(yearOptions('2020', '2026-11')).toHaveLength(61)
  })
})
