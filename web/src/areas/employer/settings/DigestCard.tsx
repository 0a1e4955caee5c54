import { Checkbox } from '@mantine/core'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { useSetting } from '#web/shared/settings/useSetting'
import { hourOptions } from '#web/shared/words/hours'
import { SelectField } from '#web/ui/form/SelectField'
import { Card, CardText } from '#web/ui/page/Card'

const NONE = 'none'
const options = [{ value: NONE, label: 'Don’t send it' }, ...hourOptions(0, 23)]

/** When the daily mail of who waits for an answer comes. */
export function DigestCard() {
  const { data, change } = useSetting({
    queryKey: employerQuery('digest').queryKey,
    read: (until) => employer.digest({}, until),
    save: (body: { readonly hour?: number | null; readonly onSundays?: boolean }) => employer.setDigest({ body }),
  })
  if (!data) return null
  return (
    <Card label="Daily digest">
      <h2>Daily digest</h2>
      <CardText>One email a day with everyone who’s waiting to hear from you. Shortlist or turn people down straight from it.</CardText>
      <SelectField
        label="Send it at"
        description="Only when someone’s waiting"
        options={options}
        value={data.hour === null ? NONE : String(data.hour)}
        onChange={(value) => change({ hour: value === null || value === NONE ? null : Number(value) })}
      />
      <Checkbox
        label="Not on Sundays"
        checked={!data.onSundays}
        disabled={data.hour === null}
        onChange={({ currentTarget }) => change({ onSundays: !currentTarget.checked })}
      />
    </Card>
  )
}
