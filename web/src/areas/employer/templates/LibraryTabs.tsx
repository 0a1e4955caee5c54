import { paths } from '#web/shared/paths'
import { UrlTabs } from '#web/shared/tabs/UrlTabs'
import { words } from '#web/areas/employer/templates/words'

const tabs = [
  { key: 'questions', label: words.interviewQuestions },
  { key: 'templates', label: words.templates },
] as const

/** What a company writes once and uses often. */
export const LibraryTabs = ({ open }: { readonly open: (typeof tabs)[number]['key'] }) => (
  <UrlTabs label={words.questionsAndTemplates} tabs={tabs} open={open} addressOf={(key) => paths[key]} />
)
