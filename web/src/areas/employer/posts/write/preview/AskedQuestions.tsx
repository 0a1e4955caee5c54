import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { answerTypeWords } from '#web/shared/job/term-words'
import { dotted } from '#web/shared/words/dotted'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

/** What people are asked as they apply, each with how it is answered; an advert has the questions nowhere else. */
export function AskedQuestions({ questions }: { readonly questions: PostValues['screeningQuestions'] }) {
  const asked = questions.filter(({ question }) => question.trim() !== '')
  if (asked.length === 0) return null
  return (
    <section aria-label={words.askedAsTheyApply}>
      <h3>{words.askedAsTheyApply}</h3>
      <ul className={styles.says}>
        {asked.map(({ question, answerType, options, required }, place) => (
          <li key={place}>
            {question}
            <br />
            <span className={styles.muted}>
              {dotted([
                answerType === 'choice' && options.length > 0 ? options.join(', ') : answerTypeWords[answerType],
                !required && words.canBeSkipped,
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
