import type { Colleague } from '@evenshift/contract/model/staff/colleague'
import { staffRoles } from '@evenshift/contract/states/staff'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { RemoveButton } from '#web/areas/staff/colleagues/RemoveButton'
import { InviteCard } from '#web/areas/staff/colleagues/InviteCard'
import { roleOptions, roleWords } from '#web/areas/staff/colleagues/role-words'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { notify } from '#web/shared/notices/notify'
import { useScreen } from '#web/shared/shell/useScreen'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { SelectField } from '#web/ui/form/SelectField'
import { Card } from '#web/ui/page/Card'
import { PageTitle } from '#web/ui/page/PageTitle'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { words } from '#web/areas/staff/colleagues/words'
import styles from './Colleagues.module.css'

/** Who works here; administrators invite and say who may what. */
export function ColleaguesScreen() {
  useScreen(words.colleagues)
  const me = useQuery(staffQuery('ownColleague'))
  const { data, error, refetch } = useQuery(staffQuery('colleagues'))
  const isAdministrator = me.data?.role === 'administrator'
  const administrators = data?.data.filter(({ role, joinedAt }) => role === 'administrator' && joinedAt !== null) ?? []
  return (
    <div className={styles.screen}>
      <PageTitle title={words.colleagues} text={words.reviewersDecideCasesAdministrators} />
      {error && <QueryFailure title={words.couldntLoadColleagues} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons label={words.loadingColleagues} />}
      {isAdministrator && <InviteCard />}
      {data && (
        <Card label={words.team}>
          <h2>{words.team}</h2>
          <ul className={styles.list}>
            {data.data.map((colleague) => (
              <ColleagueRow
                key={colleague._id}
                colleague={colleague}
                // One administrator is always left.
                canChange={isAdministrator && !(administrators.length === 1 && administrators[0] === colleague)}
                isMe={colleague._id === me.data?._id}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function ColleagueRow({
  colleague: { _id: id, email, role, joinedAt, invitedAt },
  canChange,
  isMe,
}: {
  readonly colleague: Colleague
  readonly canChange: boolean
  readonly isMe: boolean
}) {
  const cache = useQueryClient()
  const now = useNow()
  const change = useMutation({
    mutationFn: (next: Colleague['role']) => staff.changeColleague({ params: { id }, body: { role: next } }),
    onSuccess: () => notify({ kind: 'done', text: words.roleChanged }),
    onSettled: () => refresh(cache, 'staff', ['colleagues', 'ownColleague']),
  })
  const choose = (value: string | null) => {
    const next = staffRoles.find((one) => one === value)
    if (next && next !== role) change.mutate(next)
  }
  return (
    <li>
      <span>
        <b>{email}</b>
        <small>
          {joinedAt ? words.joinedWithJoinedAt(dayDateNear(joinedAt, now)) : words.invitedNotJoinedYet(dayDateNear(invitedAt, now))}
        </small>
      </span>
      {canChange ? (
        <span className={styles.change}>
          <SelectField label={words.roleOf(email)} options={roleOptions} value={role} disabled={change.isPending} onChange={choose} />
          {!isMe && <RemoveButton id={id} email={email} />}
        </span>
      ) : (
        <span>{isMe ? words.you(roleWords[role]) : roleWords[role]}</span>
      )}
    </li>
  )
}
