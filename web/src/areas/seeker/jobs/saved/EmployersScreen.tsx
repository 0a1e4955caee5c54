import { EmployerMarks } from '#web/areas/seeker/jobs/saved/EmployerMarks'
import { SavedLinks } from '#web/areas/seeker/jobs/saved/SavedLinks'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { useTab } from '#web/shared/tabs/useTab'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

const tabs = ['followed', 'blocked'] as const
const words = { followed: 'Followed', blocked: 'Blocked' } as const

/** Employers that the person follows or blocks. */
export function EmployersScreen() {
  useScreen('Employers', paths.saved)
  const tab = useTab('employers', tabs)
  return (
    <Rows>
      <PageTitle title="Employers" />
      <SavedLinks />
      <UrlTabs label="Employers" open={tab} addressOf={(key) => `?tab=${key}`} tabs={tabs.map((key) => ({ key, label: words[key] }))} />
      <EmployerMarks key={tab} kind={tab} />
    </Rows>
  )
}
