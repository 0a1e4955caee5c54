import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListTools } from '#web/areas/employer/ListTools'
import { applicantSortOptions, filtersOf } from '#web/areas/employer/applicants/applicant-list'
import { linksOf } from '#web/areas/employer/applicants/job-links'
import { words } from '#web/areas/employer/applicants/words'
import styles from './Applicants.module.css'

interface PhoneToolsProps {
  readonly job: EmployerJob
  /** Whether there is anybody to find or to order. */
  readonly isList: boolean
  /** The views that it has. */
  readonly children: ReactNode
}

/** On a phone one row: the views, a press for search and order, and a menu with where else to go. */
export function PhoneTools({ job, isList, children }: PhoneToolsProps) {
  const [address] = useSearchParams()
  const { search, sort } = filtersOf(address)
  const [isOpen, setOpen] = useState(search !== '')
  return (
    <>
      <div className={styles.line}>
        {children}
        {isList && (
          <ActionIcon variant="default" size={44} aria-label={words.findAndSort} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconSearch size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <ActionIcon variant="default" size={44} aria-label={words.moreOf(job.title)}>
              <IconDots size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {linksOf(job).map(({ label, address: to }) => (
              <Menu.Item key={label} component={Link} to={to}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {isList && isOpen && <ListTools searchLabel={words.findAName} sorts={applicantSortOptions} sort={sort} />}
    </>
  )
}
