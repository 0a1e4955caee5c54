import type { PricedWay } from '@evenshift/contract/model/job/pay'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { Segment } from '#web/ui/choice/Segment'
import { words as sentences } from '#web/areas/seeker/job-card/words'

const words: Readonly<Record<string, string>> = { walk: sentences.walk, cycle: sentences.bike, car: sentences.car }

interface WaySwitchProps {
  readonly modes: readonly PricedWay['mode'][]
  readonly value: PricedWay['mode']
  readonly onChange: (mode: PricedWay['mode']) => void
}

/** By what means one gets there, to compare them. */
export const WaySwitch = ({ modes, value, onChange }: WaySwitchProps) => (
  <Segment
    label={sentences.howYouGetThere}
    options={modes.map((mode) => ({ key: mode, label: words[mode] ?? sentences.bus, icon: <TravelIcon mode={mode} /> }))}
    value={value}
    onChange={onChange}
  />
)
