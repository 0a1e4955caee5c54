import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { staffQuery } from '#web/areas/staff/calls'
import { CaseList, type ListRow } from '#web/areas/staff/list/CaseList'
import { SearchScreen } from '#web/areas/staff/list/SearchScreen'
import { useSteps } from '#web/areas/staff/list/useSteps'
import { CompanyPart } from '#web/areas/staff/people/CompanyPart'
import { PersonPart } from '#web/areas/staff/people/PersonPart'
import { companyKeyWords, keyWords, personKeyWords, roleWords } from '#web/areas/staff/people/people-words'
import { staffPaths } from '#web/areas/staff/paths'
import { LISTED } from '#web/shared/paging/usePage'
import { to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { dotted } from '#web/shared/words/dotted'
import { Chip } from '#web/ui/display/Chip'
import { Card } from '#web/ui/page/Card'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words as sentences } from '#web/areas/staff/people/words'

/** Companies and people by name. Nothing is looked at until somebody searches or opens one. */
export function PeopleScreen() {
  useScreen(sentences.peopleLabel)
  const [params] = useSearchParams()
  const { id } = useParams()
  const { pathname } = useLocation()
  const words = params.get('q') ?? ''
  const isAsked = words.length > 0
  const query = { search: words, limit: LISTED }
  const people = useQuery({ ...staffQuery('people', { query }), enabled: isAsked, placeholderData: keepPreviousData })
  const companies = useQuery({ ...staffQuery('companies', { query }), enabled: isAsked, placeholderData: keepPreviousData })
  const found = `?${params}`
  const companyRows = (isAsked ? (companies.data?.data ?? []) : []).map(({ _id, companyName, city, status, reports }): ListRow => ({
    to: to(staffPaths.company, { id: _id }) + found,
    title: companyName,
    text: dotted([city, status]),
    chip: reports > 0 && <Chip kind="bad">{reports === 1 ? sentences.n1Report : sentences.reportsWithReports(reports)}</Chip>,
  }))
  const personRows = (isAsked ? (people.data?.data ?? []) : []).map(({ _id, name, company, status }): ListRow => ({
    to: to(staffPaths.person, { id: _id }) + found,
    title: name,
    text: company ? `${roleWords[company.role]}, ${company.companyName}` : dotted([sentences.seeker, status]),
  }))
  useSteps([...companyRows, ...personRows].map((row) => row.to))
  const isCompany = pathname.startsWith(to(staffPaths.company, { id: '' }))
  const open = pathname + (isAsked ? found : '')
  const error = people.error ?? companies.error
  const isNone = isAsked && people.data && companies.data && companyRows.length + personRows.length === 0
  return (
    <SearchScreen
      title={sentences.peopleLabel}
      search={sentences.searchPeopleAndCompanies}
      keys={id === undefined ? keyWords : isCompany ? companyKeyWords : personKeyWords}
      isList={companyRows.length + personRows.length > 0}
      back={staffPaths.people}
      list={
        <>
          {error && <QueryFailure title={sentences.weCouldntSearch} error={error} onRetry={() => void people.refetch()} />}
          {isNone && <EmptyState title={sentences.noOneFound} text={sentences.tryPartNameEmail} />}
          {!isAsked && <EmptyState title={sentences.searchToStart} text={sentences.eachPersonSeeRow} />}
          {companyRows.length + personRows.length > 0 && (
            <Card label={sentences.found}>
              {companyRows.length > 0 && <h2>{sentences.companies}</h2>}
              <CaseList label={sentences.companies} rows={companyRows} open={open} />
              {personRows.length > 0 && <h2>{sentences.peopleLabel}</h2>}
              <CaseList label={sentences.peopleLabel} rows={personRows} open={open} />
            </Card>
          )}
        </>
      }
      hint={companyRows.length + personRows.length > 0 ? sentences.choosePerson : ''}
      open={id === undefined ? null : isCompany ? <CompanyPart key={id} id={id} /> : <PersonPart key={id} id={id} />}
    />
  )
}
