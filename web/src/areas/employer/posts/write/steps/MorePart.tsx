import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { postInputOf } from '#web/areas/employer/posts/write/post-values'
import { partPlace } from '#web/areas/employer/posts/write/steps/part-place'
import { partLabels, partSays } from '#web/areas/employer/posts/write/steps/part-words'
import { partOf } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import styles from '../Wizard.module.css'

interface MorePartProps extends Pick<WizardStepProps, 'form' | 'wanted'> {
  readonly part: PostPart
  readonly children: ReactNode
}

/** A part whose fields wait behind what is set already; one with a fault is open. */
export function MorePart({ form, wanted, part, children }: MorePartProps) {
  const fields = useId()
  const [isOpen, setOpen] = useState(wanted === part)
  const isFaulty = Object.keys(form.errors).some((path) => form.errors[path] && partOf(path) === part)
  if (isFaulty && !isOpen) setOpen(true)
  return (
    <li id={partPlace(part)} className={styles.more}>
      <button type="button" aria-expanded={isOpen} aria-controls={fields} onClick={() => setOpen(!isOpen)}>
        <b>{partLabels[part]}</b>
        <span>{partSays(part, postInputOf(form.values))}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={fields} hidden={!isOpen} className={styles.fields}>
        {isOpen && children}
      </div>
    </li>
  )
}
