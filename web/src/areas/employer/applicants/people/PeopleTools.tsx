import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SearchField } from '#web/areas/employer/SearchField'
import { type usePeople, milesOptions, openStatuses, proofOptions, stages } from '#web/areas/employer/applicants/people/people-list'
import { countsQuery } from '#web/areas/employer/home/home-queries'
import { countOf } from '#web/areas/employer/posts/job-words'
import { useListAddress } from '#web/areas/employer/useListAddress'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

interface PeopleToolsProps {
  readonly people: ReturnType<typeof usePeople>
  readonly posts: readonly PostCard[]
  /** What stands at the end of their row. */
  readonly children: ReactNode
}

/** Which of them are shown: by stage with counts, by job, by what they have, by name; all of it is in the address. */
export function PeopleTools({ people: { stage, has, within, jobId, search, list }, posts, children }: PeopleToolsProps) {
  const { set } = useListAddress()
  const all = useQuery(countsQuery)
  const jobs = posts.filter(({ status }) => status !== 'draft')
  const job = jobs.find(({ _id }) => _id === jobId)
  // A job that has closed is in no list here; its applicants name it.
  const named = jobId && !job ? [{ value: jobId, label: list.data?.data[0]?.jobTitle ?? words.thisJob }] : []
  const counts = jobId ? job?.counts : all.data
  const [isOpen, setOpen] = useState(search !== '' || has !== undefined || within !== undefined)
  // A stage without anybody filters nothing; where nobody counted, those that few have said yes to.
  const isShown = ({ key, statuses }: (typeof stages)[number]) =>
    stage?.key === key || (counts ? countOf(counts, statuses) > 0 : !['accepted', 'hired'].includes(key))
  const label = (name: string, statuses: typeof openStatuses) => (counts ? `${name} ${countOf(counts, statuses)}` : name)
  return (
    <div className={styles.tools}>
      <PillRow label={words.stage}>
        <PillFilter chosen={!stage} onToggle={() => set('where', '')}>
          {label(words.inProgress, openStatuses)}
        </PillFilter>
        {stages.filter(isShown).map(({ key, label: name, statuses }) => (
          <PillFilter key={key} chosen={stage?.key === key} onToggle={() => set('where', stage?.key === key ? '' : key)}>
            {label(name, statuses)}
          </PillFilter>
        ))}
      </PillRow>
      <div className={styles.fields} role="search" data-open={isOpen || undefined}>
        <SelectField
          label={words.job}
          classNames={{ label: styles.spoken ?? '' }}
          options={[
            { value: '', label: jobs.length > 1 ? words.allJobs(jobs.length) : words.allJobsLabel },
            ...named,
            ...jobs.map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
          value={jobId}
          onChange={(value) => set('job', value ?? '')}
        />
        <ActionIcon
          className={styles.more ?? ''}
          variant="default"
          size={44}
          aria-label={words.findAndFilter}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconSearch size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <div className={styles.folded}>
          <SelectField
            label={words.show}
            classNames={{ label: styles.spoken ?? '' }}
            options={[{ value: '', label: words.everyone }, ...proofOptions]}
            value={has ?? ''}
            onChange={(value) => set('has', value ?? '')}
          />
          <SelectField
            label={words.distance}
            classNames={{ label: styles.spoken ?? '' }}
            options={[{ value: '', label: words.anyDistance }, ...milesOptions]}
            value={within ?? ''}
            onChange={(value) => set('within', value ?? '')}
          />
          <SearchField label={words.findAName} />
        </div>
        <div className={styles.end}>{children}</div>
      </div>
    </div>
  )
}
