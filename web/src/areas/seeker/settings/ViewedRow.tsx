import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { SettingRow } from '#web/shared/settings/SettingRow'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/settings/words'

/** Who opened last what was sent to them, and the way to all who did. */
export function ViewedRow() {
  const now = useNow()
  const { data } = useQuery(seekerQuery('profileViews', { query: { limit: 1 } }))
  const [last] = data?.data ?? []
  return (
    <SettingRow
      icon={IconEye}
      title={words.whosViewedYou}
      text={last ? words.viewed(last.employerName, nearDate(last.viewedAt, now), clockTime(last.viewedAt)) : words.whoOpensWhatYouSend}
      action={
        <Button component={Link} to={paths.applicationViews} variant="subtle" aria-label={words.seeWhosViewedYou}>
          {words.see}
        </Button>
      }
    />
  )
}
