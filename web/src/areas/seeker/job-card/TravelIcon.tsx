import { IconBike, IconBus, IconCar, IconWalk } from '@tabler/icons-react'

const icons: Readonly<Record<string, typeof IconBus>> = { walk: IconWalk, cycle: IconBike, car: IconCar }

/** How one gets there; a bus where nothing else is known. */
export function TravelIcon({ mode }: { readonly mode: string | undefined }) {
  const Icon = icons[mode ?? ''] ?? IconBus
  return <Icon size={16} stroke={1.75} aria-hidden />
}
