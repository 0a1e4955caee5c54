import { AskedQuestions } from '#web/areas/employer/posts/write/preview/AskedQuestions'
import { WholePage } from '#web/areas/employer/posts/write/preview/WholePage'
import { replaceIn } from '#web/areas/employer/posts/write/replaced-words'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import { wordingPlace } from '#web/areas/employer/posts/write/steps/part-place'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

interface AdvertProps extends WizardStepProps {
  /** Opens its words to be written in. */
  readonly onEdit: () => void
}

/** The advert just as people will see it; what has to go stands below its text, with words to put there, and what people are asked below it all. */
export function Advert({ form, job, wording, onEdit }: AdvertProps) {
  const noteOf = (field: 'title' | 'description' | 'responsibilities') => (
    <WordingNote id={wordingPlace(field)} hits={wording[field]} onReplace={replaceIn(form, field)} onEdit={onEdit} />
  )
  return (
    <div className={styles.beside}>
      <aside className={`${styles.preview} ${styles.sheet}`} data-long aria-label={words.advert}>
        <WholePage
          values={form.values}
          saved={job}
          level={2}
          notes={{ title: noteOf('title'), description: noteOf('description'), responsibilities: noteOf('responsibilities') }}
        />
      </aside>
      <AskedQuestions questions={form.values.screeningQuestions} />
    </div>
  )
}
