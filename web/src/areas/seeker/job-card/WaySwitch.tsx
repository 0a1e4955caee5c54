import type { PricedWay } from '@evenshift/contract/model/job/pay'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { Segment } from '#web/ui/choice/Segment'

const words: Readonly<Record<string, string>> = { walk: 'Walk', cycle: 'Bike', car: 'Car' }

interface WaySwitchProps {
  readonly modes: readonly PricedWay['mode'][]
  readonly value: PricedWay['mode']
  readonly onChange: (mode: PricedWay['mode']) => void
}

/** By what means one gets there, to compare them. */
export const WaySwitch = ({ modes, value, onChange }: WaySwitchProps) => (
  <Segment
    label="How you get there"
    options={modes.map((mode) => ({ key: mode, label: words[mode] ?? 'Bus', icon: <TravelIcon mode={mode} /> }))}
    value={value}
    onChange={onChange}
  />
)
