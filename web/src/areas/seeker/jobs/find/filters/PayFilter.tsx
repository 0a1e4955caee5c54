import { NumberInput, Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { payUnitOf, payUnits } from '#web/areas/seeker/jobs/find/search/filter-words'
import { withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { words } from '#web/areas/seeker/jobs/find/filters/words'
import styles from './Filters.module.css'

/** Long enough to type a figure before the search runs. */
const TYPING_MS = 500
/** As the call takes it. */
const POUNDS_MOST = 1_000_000

/** The least pay, for an hour or for whatever else a person reckons in. */
export function PayFilter({ search: { address, change } }: { readonly search: Search }) {
  const asked = address.get('salaryMin') ?? ''
  const [chosen, setChosen] = useState(payUnitOf(address))
  const unit = asked === '' ? chosen : payUnitOf(address)
  return (
    <fieldset className={styles.group}>
      <legend>{words.pay}</legend>
      <div className={styles.pair}>
        <PayField key={asked} asked={asked} onAsk={(salaryMin) => change((now) => withSingle(now, { salaryMin, salaryUnit: unit }))} />
        <Select
          label={words.per}
          data={payUnits}
          allowDeselect={false}
          value={unit}
          onChange={(salaryUnit) => {
            if (salaryUnit === null) return
            setChosen(salaryUnit)
            change((now) => withSingle(now, { salaryUnit }))
          }}
        />
      </div>
    </fieldset>
  )
}

function PayField({ asked, onAsk }: { readonly asked: string; readonly onAsk: (pounds: string) => void }) {
  const [typed, setTyped] = useState<string | number>(asked)
  const ask = useDebouncedCallback(onAsk, TYPING_MS)
  return (
    <NumberInput
      label={words.atLeast}
      prefix="£"
      placeholder={words.any}
      inputMode="decimal"
      min={0}
      max={POUNDS_MOST}
      decimalScale={2}
      hideControls
      value={typed}
      onChange={(value) => {
        setTyped(value)
        ask(value === '' ? '' : String(value))
      }}
    />
  )
}
