import { HiddenJobs } from '#web/areas/seeker/jobs/saved/HiddenJobs'
import { SavedEmployers } from '#web/areas/seeker/jobs/saved/SavedEmployers'
import { SavedJobs } from '#web/areas/seeker/jobs/saved/SavedJobs'
import { SavedSearches } from '#web/areas/seeker/jobs/saved/SavedSearches'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

const bodies = {
  jobs: { path: paths.saved, Body: SavedJobs },
  searches: { path: paths.savedSearches, Body: SavedSearches },
  employers: { path: paths.savedEmployers, Body: SavedEmployers },
  hidden: { path: paths.notForMe, Body: HiddenJobs },
} as const
type Kept = keyof typeof bodies
const kinds: readonly Kept[] = ['jobs', 'searches', 'employers', 'hidden']

/** What a person saved, follows or hid, each kind in its tab. */
export function SavedScreen({ open }: { readonly open: Kept }) {
  useScreen(`${words.title}: ${words.tabs[open]}`)
  const { Body } = bodies[open]
  return (
    <Rows>
      <PageTitle title={words.title} />
      <UrlTabs
        label={words.title}
        open={open}
        addressOf={(key) => bodies[key].path}
        tabs={kinds.map((key) => ({ key, label: words.tabs[key] }))}
      />
      <Body />
    </Rows>
  )
}
