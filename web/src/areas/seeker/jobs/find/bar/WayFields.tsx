import { travelModes } from '@evenshift/contract/states/profile/profile-choices'
import { Select } from '@mantine/core'
import { byWords, wayOptions } from '#web/shared/words/way'
import { PlaceSelect } from '#web/areas/seeker/jobs/find/bar/PlaceSelect'
import { type wayKeys, withSingle } from '#web/areas/seeker/jobs/find/search/search-address'
import type { Search } from '#web/areas/seeker/jobs/find/search/useSearch'
import { useWay } from '#web/areas/seeker/jobs/find/bar/useWay'
import { words } from '#web/areas/seeker/jobs/find/bar/words'
import styles from './FindBar.module.css'

/** How a field looks: as the part of a bar, or as any other in a sheet. */
export interface FieldLook {
  readonly variant?: 'unstyled'
  readonly classNames?: Readonly<Record<'root' | 'label' | 'input' | 'section', string>>
}
const modes = travelModes.map((value) => ({ value, label: byWords[value] }))

/** A grey bar stands where a value is to come. */
const waiting = (isKnown: boolean) => ({ 'data-waiting': isKnown ? undefined : true })

interface WayFieldsProps {
  readonly search: Search
  readonly look: FieldLook
}

/** Where the way to work begins; what the profile says is no part of the address. */
export function FromField({ search: { address, change }, look }: WayFieldsProps) {
  const { from, own, isKnown } = useWay(address)
  return (
    <PlaceSelect
      {...look}
      label={words.from}
      placeholder={isKnown ? words.cityOrPostcode : ''}
      wrapperProps={waiting(isKnown || address.has('from'))}
      allowDeselect={false}
      value={from || null}
      onChange={(place) => change((now) => withSingle(now, { from: place === own.from ? null : place }))}
    />
  )
}

/** How long that way may be, and by what means. */
export function LimitFields({ search: { address, change }, look }: WayFieldsProps) {
  const { travelMinutes, travelMode, own, isKnown } = useWay(address)
  const field = (key: Exclude<(typeof wayKeys)[number], 'from'>, value: string) => ({
    ...look,
    value: isKnown || address.has(key) ? value : null,
    wrapperProps: waiting(isKnown || address.has(key)),
    allowDeselect: false,
    onChange: (chosen: string | null) => change((now) => withSingle(now, { [key]: chosen === own[key] ? null : chosen })),
  })
  return (
    <div className={styles.limit}>
      <Select label={words.within} data={wayOptions(Number(travelMinutes))} {...field('travelMinutes', travelMinutes)} />
      <Select label={words.travelling} data={modes} {...field('travelMode', travelMode)} />
    </div>
  )
}
