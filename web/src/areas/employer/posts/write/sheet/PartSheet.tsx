import { londonDay } from '@evenshift/contract/london'
import { Button } from '@mantine/core'
import { type ComponentType, useEffect, useLayoutEffect } from 'react'
import { Applying } from '#web/areas/employer/posts/write/sheet/Applying'
import { Choosing } from '#web/areas/employer/posts/write/sheet/Choosing'
import { FirstDay } from '#web/areas/employer/posts/write/sheet/FirstDay'
import { InterviewQuestions } from '#web/areas/employer/posts/write/sheet/InterviewQuestions'
import { MorePay } from '#web/areas/employer/posts/write/sheet/MorePay'
import { TheChecks } from '#web/areas/employer/posts/write/sheet/TheChecks'
import { TheContract } from '#web/areas/employer/posts/write/sheet/TheContract'
import { TheCosts } from '#web/areas/employer/posts/write/sheet/TheCosts'
import { TheDates } from '#web/areas/employer/posts/write/sheet/TheDates'
import { dateFaults } from '#web/areas/employer/posts/write/sheet/date-faults'
import { ThePeople } from '#web/areas/employer/posts/write/sheet/ThePeople'
import { TheWork } from '#web/areas/employer/posts/write/sheet/TheWork'
import { partLabels } from '#web/areas/employer/posts/write/steps/part-words'
import type { SetPart } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import type { OpenSheet } from '#web/areas/employer/posts/write/useSteps'
import { faultyField, focusFault, focusFirstFault } from '#web/shared/forms/field-of'
import { useNow } from '#web/shared/words/useNow'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

const fieldsOf: Readonly<Record<SetPart, ComponentType<WizardStepProps>>> = {
  work: TheWork,
  people: ThePeople,
  dates: TheDates,
  contract: TheContract,
  applying: Applying,
  interview: InterviewQuestions,
  choosing: Choosing,
  checks: TheChecks,
  morePay: MorePay,
  costs: TheCosts,
  firstDay: FirstDay,
}

interface PartSheetProps extends WizardStepProps {
  readonly sheet: OpenSheet
  readonly onClose: () => void
}

/** The fields of a part that is set already. What is typed is the form's at once, so that closing loses nothing. */
export function PartSheet({ sheet: { part, fault }, onClose, ...step }: PartSheetProps) {
  const Fields = fieldsOf[part]
  const { form, job } = step
  const today = londonDay(useNow())
  /** Tells dates that can't be at their fields, and false then; whoever closes anyway reads in its row that there is something to fix. */
  const look = (): boolean => {
    const faults = part === 'dates' ? dateFaults(form.getValues(), job?.status === 'draft' ? null : job, today) : {}
    if (Object.keys(faults).length === 0) return true
    form.setErrors((before) => ({ ...before, ...faults }))
    return false
  }
  return (
    <Sheet
      opened
      onClose={() => {
        look()
        onClose()
      }}
      title={partLabels[part]}
      unsaved={false}
      foot={(close) => <Button onClick={() => (look() ? close() : focusFirstFault())}>{words.done}</Button>}
    >
      <div className={styles.fields}>
        <Fields {...step} />
        <FaultInFocus fault={fault} />
      </div>
    </Sheet>
  )
}

/** Brings what is wrong into focus, where the sheet would have its first button, and once more where it is open already. */
function FaultInFocus({ fault }: { readonly fault: string | undefined }) {
  useLayoutEffect(() => faultyField(fault)?.setAttribute('data-autofocus', ''), [fault])
  useEffect(() => {
    const later = setTimeout(() => focusFault(fault))
    return () => clearTimeout(later)
  }, [fault])
  return null
}
