import { IconChevronRight } from '@tabler/icons-react'
import { postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { partPlace } from '#web/areas/employer/posts/write/steps/part-place'
import { partLabels, partSays } from '#web/areas/employer/posts/write/steps/part-words'
import { type SetPart, partOf, setParts } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

interface AddMoreProps extends Pick<WizardStepProps, 'form' | 'job'> {
  readonly onOpen: (part: SetPart) => void
}

/** What is set already, each part by its value; a press opens its fields. */
export function AddMore({ form, job: saved, onOpen }: AddMoreProps) {
  const job = postWithOpen(form.values, saved)
  const isFaulty = (part: SetPart) => Object.keys(form.errors).some((path) => form.errors[path] && partOf(path) === part)
  return (
    <Card label={words.everythingElse}>
      <h2>{words.everythingElse}</h2>
      <ul>
        {setParts.map((part) => (
          <li key={part} id={partPlace(part)} className={styles.more} data-faulty={isFaulty(part) || undefined}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(part)}>
              <b>{partLabels[part]}</b>
              <span>{isFaulty(part) ? words.toFix : partSays(part, job).join('. ') || words.notSet}</span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
