import { NumberInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { withSingle } from '#web/areas/seeker/find/search-address'
import type { Search } from '#web/areas/seeker/find/useSearch'

/** Long enough to type a figure before the search runs. */
const TYPING_MS = 500

export function PayFilter({ search: { address, change } }: { readonly search: Search }) {
  const asked = address.get('salaryMin') ?? ''
  return <PayField key={asked} asked={asked} onAsk={(salaryMin) => change((now) => withSingle(now, { salaryMin }))} />
}

function PayField({ asked, onAsk }: { readonly asked: string; readonly onAsk: (pounds: string) => void }) {
  const [typed, setTyped] = useState<string | number>(asked)
  const ask = useDebouncedCallback(onAsk, TYPING_MS)
  return (
    <NumberInput
      label="Pay an hour, at least"
      prefix="£"
      placeholder="Any"
      inputMode="decimal"
      min={0}
      max={200}
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
