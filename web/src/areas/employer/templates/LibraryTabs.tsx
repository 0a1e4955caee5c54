import { paths } from '#web/shared/paths'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'

const tabs = [
  { key: 'questions', label: 'Interview questions' },
  { key: 'templates', label: 'Templates' },
] as const

/** What a company writes once and uses often. */
export const LibraryTabs = ({ open }: { readonly open: (typeof tabs)[number]['key'] }) => (
  <UrlTabs label="Questions and templates" tabs={tabs} open={open} addressOf={(key) => paths[key]} />
)
