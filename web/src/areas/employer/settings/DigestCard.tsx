import { Checkbox } from '@mantine/core'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { CardSkeleton } from '#web/shared/notifications/settings/CardSkeleton'
import { useSetting } from '#web/shared/settings/useSetting'
import { hourOptions } from '#web/shared/words/hours'
import { SelectField } from '#web/ui/form/SelectField'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/settings/words'

const NONE = 'none'
const options = [{ value: NONE, label: words.dontSendIt }, ...hourOptions(0, 23)]

/** When the daily mail of who waits for an answer comes. */
export function DigestCard() {
  const { data, isPending, change } = useSetting({
    queryKey: employerQuery('digest').queryKey,
    read: (until) => employer.digest({}, until),
    save: (body: { readonly hour?: number | null; readonly onSundays?: boolean }) => employer.setDigest({ body }),
  })
  if (isPending) return <CardSkeleton title={words.dailyDigest} height={226} />
  if (!data) return null
  return (
    <Card label={words.dailyDigest}>
      <h2>{words.dailyDigest}</h2>
      <CardText>{words.oneEmailDayEveryone}</CardText>
      <SelectField
        label={words.sendItAt}
        description={words.noEmailIfNoOne}
        options={options}
        value={data.hour === null ? NONE : String(data.hour)}
        onChange={(value) => change({ hour: value === null || value === NONE ? null : Number(value) })}
      />
      <Checkbox
        label={words.notOnSundays}
        checked={!data.onSundays}
        disabled={data.hour === null}
        onChange={({ currentTarget }) => change({ onSundays: !currentTarget.checked })}
      />
    </Card>
  )
}
