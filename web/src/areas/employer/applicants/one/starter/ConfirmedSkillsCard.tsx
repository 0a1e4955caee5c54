import { firstOn } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { confirmableSkills } from '#web/areas/employer/applicants/one/starter/confirmable-skills'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/employer/applicants/one/starter/words'
import styles from '../Applicant.module.css'

interface ConfirmedSkillsCardProps {
  readonly application: EmployerApplicationDetail
}

/** The company's word for what somebody it hired can do, from their first shift on: a press gives it, another takes it back. */
export function ConfirmedSkillsCard(props: ConfirmedSkillsCardProps) {
  const { status, offer } = props.application
  const today = londonDay(useNow())
  if (status !== 'hired' || (offer !== null && firstOn(offer.shifts, offer.startDate) > today)) return null
  return (
    <ManagersOnly>
      <Confirming {...props} />
    </ManagersOnly>
  )
}

function Confirming({ application }: ConfirmedSkillsCardProps) {
  const cache = useQueryClient()
  const confirm = useMutation({
    mutationFn: (body: { readonly skills: string[]; readonly isConfirmed: boolean }) =>
      employer.confirmSkills({ params: { id: application._id }, body }),
    onSettled: () => refreshMoved(cache),
  })
  const skills = confirmableSkills(application)
  const open = skills.flatMap(({ name, isConfirmed }) => (isConfirmed ? [] : [name]))
  if (skills.length === 0) return null
  const isPressed = ({ name, isConfirmed }: (typeof skills)[number]) =>
    confirm.isPending && confirm.variables.skills.includes(name) ? confirm.variables.isConfirmed : isConfirmed
  return (
    <Card label={words.confirmSkills}>
      <h2>{words.confirmSkills}</h2>
      <fieldset className={styles.own}>
        <legend>{words.whatHaveSeenDo(application.applicant.name)}</legend>
        {skills.map((skill) => (
          <PillFilter
            key={skill.name}
            chosen={isPressed(skill)}
            onToggle={() => confirm.mutate({ skills: [skill.name], isConfirmed: !isPressed(skill) })}
          >
            {skill.name}
          </PillFilter>
        ))}
      </fieldset>
      {open.length > 1 && (
        <Button variant="light" loading={confirm.isPending} onClick={() => confirm.mutate({ skills: open, isConfirmed: true })}>
          {open.length === skills.length ? words.confirmAll(open.length) : words.confirmTheOther(open.length)}
        </Button>
      )}
      <p className={styles.muted}>{words.theirProfileLaterApplications}</p>
    </Card>
  )
}
