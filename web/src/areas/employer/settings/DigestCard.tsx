import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { SelectField } from '#web/ui/form/SelectField'
import { Card, CardText } from '#web/ui/page/Card'

const NONE = 'none'
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
const options = [
  { value: NONE, label: 'Don’t send it' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) })),
]

/** When the daily mail of who waits for an answer comes: saved as it is chosen, back where the server refuses it. */
export function DigestCard() {
  const cache = useQueryClient()
  const query = employerQuery('digest')
  const { data } = useQuery(query)
  const { mutate } = useMutation({
    mutationFn: (hour: number | null) => employer.setDigest({ body: { hour } }),
    onMutate: (hour) => {
      const before = cache.getQueryData(query.queryKey)
      cache.setQueryData(query.queryKey, { hour })
      return before
    },
    onError: (_error, _hour, before) => cache.setQueryData(query.queryKey, before),
  })
  if (!data) return null
  return (
    <Card label="Daily digest">
      <h2>Daily digest</h2>
      <CardText>One email a day with everyone who’s waiting to hear from you. Shortlist or turn people down straight from it.</CardText>
      <SelectField
        label="Send it at"
        description="Not on Sundays, nor when nobody’s waiting"
        options={options}
        value={data.hour === null ? NONE : String(data.hour)}
        onChange={(value) => mutate(value === null || value === NONE ? null : Number(value))}
      />
    </Card>
  )
}
