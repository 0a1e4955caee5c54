import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { CaseList } from '#web/areas/staff/list/CaseList'
import { staffPaths } from '#web/areas/staff/paths'
import { LookNote } from '#web/areas/staff/people/LookNote'
import { StatusSheet } from '#web/areas/staff/people/StatusSheet'
import { Told } from '#web/areas/staff/people/Told'
import { roleWords } from '#web/areas/staff/people/people-words'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { Section } from '#web/areas/staff/queue/opened/Section'
import { to } from '#web/shared/paths'
import { dayDateNear } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card, CardActions } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/people/words'
import styles from './People.module.css'

/** One company with its jobs and people; how one of them is reached stands on their own page. */
export function CompanyPart({ id }: { readonly id: string }) {
  const now = useNow()
  const query = useQuery(staffQuery('company', { params: { id } }))
  const [isAsked, setIsAsked] = useState(false)
  const status = query.data?.status
  const canMove = status === 'Approved' || status === 'Suspended'
  useKeys({ s: canMove ? () => setIsAsked(true) : undefined })
  return (
    <Opened query={query}>
      {(company) => (
        <Card label={company.companyName}>
          <div className={styles.head}>
            <MonogramTile name={company.companyName} />
            <div className={styles.who}>
              <h2>{company.companyName}</h2>
              <p>{dotted([company.sector, words.people(company.size), company.city, company.status])}</p>
            </div>
            {canMove && (
              <CardActions>
                <Button variant="outline" {...(status === 'Approved' ? { color: 'danger' } : {})} onClick={() => setIsAsked(true)}>
                  {status === 'Approved' ? words.suspend : words.restore}
                </Button>
              </CardActions>
            )}
          </div>
          <LookNote />
          <FactRows
            wide
            rows={[
              [words.why, company.statusReason],
              [words.companyNumber, company.registrationNumber],
              [words.website, company.website],
              [words.plan, company.plan],
              [words.joined, dayDateNear(company.joinedAt, now)],
              [words.reports, String(company.reports)],
            ]}
          />
          <Section title={words.peopleLabel}>
            <CaseList
              label={words.peopleOfTheCompany}
              open={null}
              rows={company.people.map(({ _id, name, role }) => ({
                to: to(staffPaths.person, { id: _id }),
                title: name,
                text: roleWords[role],
              }))}
            />
          </Section>
          {company.jobs.length > 0 && (
            <Section title={words.jobs}>
              <CaseList
                label={words.jobsOfTheCompany}
                open={null}
                rows={company.jobs.map((job) => ({
                  to: to(staffPaths.job, { id: job._id }),
                  title: job.title || words.untitled,
                  text: job.status.replaceAll('_', ' '),
                }))}
              />
            </Section>
          )}
          <Told of={company} />
          {isAsked && (
            <StatusSheet
              name={company.companyName}
              isSuspended={status === 'Suspended'}
              send={(body) => staff.changeCompany({ params: { id }, body })}
              onClose={() => setIsAsked(false)}
            />
          )}
        </Card>
      )}
    </Opened>
  )
}
